# Shared by the scripts beside it: where things are, what must be installed, how things are built.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
scratch="$root/.build"
runtime_packages=(tesseract-ocr tesseract-ocr-chi-sim tesseract-ocr-eng poppler-utils)
build_packages=(libsqlite3-dev zlib1g-dev libtesseract-dev libleptonica-dev pkg-config)
test_packages=(fonts-wqy-zenhei librsvg2-bin sqlite3)

say() { printf '%s\n' "$*" >&2; }

# Installs the Debian packages that are missing; says so, and says what to do where apt is not to be had.
need() {
    local missing=() name
    for name in "$@"; do
        [[ $(dpkg-query -W -f='${Status}' "$name" 2>/dev/null) == "install ok installed" ]] || missing+=("$name")
    done
    ((${#missing[@]})) || return 0
    say "installing: ${missing[*]}"
    local as_root=()
    if ((EUID != 0)); then as_root=(sudo); fi
    if ! command -v apt-get >/dev/null; then
        say "apt-get is missing; install these by hand: ${missing[*]}"
        return 1
    fi
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >&2 2>/dev/null || {
        "${as_root[@]}" apt-get update -qq >&2
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "${missing[@]}" >&2
    }
}

need_swift() {
    command -v swift >/dev/null && return 0
    say "Swift 6.3 or newer is needed: https://www.swift.org/install/linux/"
    return 69
}

# Always a release build: its pixel loops are a hundred times slower without optimisation.
build_ocr() {
    swift build -c release --static-swift-stdlib --package-path "$root/Apps/HubOCR" --scratch-path "$root/.build-ocr" --product hub-ocr >&2
    export HUB_OCR="$root/.build-ocr/release/hub-ocr"
}

# Every package, in the order of their dependencies.
all_packages() {
    local name
    for name in Kernel FeatureKit TestSupport Storage LabReports Vault; do printf 'Packages/%s\n' "$name"; done
    printf 'Apps/HubOCR\n.\n'
}
