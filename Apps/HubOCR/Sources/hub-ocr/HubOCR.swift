import OCRCore

/// 识别助手进程的入口：从标准输入读请求，往标准输出写答复
@main
enum HubOCR {
    static func main() async {
        var service = OCRService()
        await service.run()
    }
}
