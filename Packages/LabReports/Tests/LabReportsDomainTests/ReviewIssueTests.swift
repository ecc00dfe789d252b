import Kernel
import LabReportsDomain
import Testing

@Test(arguments: ReviewIssue.allCases)
func 提示码都有双语说明(issue: ReviewIssue) {
    #expect(!issue.text.zh.isEmpty)
    #expect(!issue.text.en.isEmpty)
}
