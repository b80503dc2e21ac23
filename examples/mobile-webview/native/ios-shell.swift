// Only the main frame of the expected host is heard. Keep the view on that host with a navigation delegate too.
import UIKit
import WebKit

private let host = "invest.example"

final class ProsperXShell: NSObject, WKScriptMessageHandler {
    private weak var webView: WKWebView?
    private weak var controller: UIViewController?
    private let download: (_ name: String, _ url: URL) -> Void

    init(controller: UIViewController, download: @escaping (String, URL) -> Void) {
        self.controller = controller
        self.download = download
    }

    /// Call before the first page loads.
    func attach(to webView: WKWebView) {
        self.webView = webView
        webView.configuration.userContentController.add(self, name: "prosperx")
    }

    /// The app's own back button or gesture, in place of closing the view: the page closes what lies over it, goes back, or sends close.
    func askToClose() { say("close", [:]) }

    /// The app's own download button: a page that has a file sends download; any other tells the reader so and sends nothing, so wait for nothing.
    func askForDownload() { say("download", [:]) }

    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let origin = message.frameInfo.securityOrigin
        guard message.frameInfo.isMainFrame, origin.protocol == "https", origin.host == host,
              let text = message.body as? String, let data = text.data(using: .utf8),
              let envelope = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
              envelope["source"] as? String == "prosperx", envelope["v"] as? Int == 1,
              let payload = envelope["payload"] as? [String: Any]
        else { return }

        switch envelope["type"] as? String {
        case "hello":
            let capabilities = ["close", "download", "openExternal", "share"]
            say("welcome", ["version": 1, "platform": "ios", "capabilities": capabilities])
        case "close":
            self.controller?.dismiss(animated: true)
        case "download":
            if let name = payload["fileName"] as? String, let url = url(payload["fileUrl"], ["https"]) { download(name, url) }
        case "openExternal":
            // List the schemes of UPI apps under LSApplicationQueriesSchemes.
            if let url = url(payload["url"], ["https", "upi", "tel", "mailto"]) { UIApplication.shared.open(url) }
        case "share":
            let items = [payload["text"], payload["url"]].compactMap { $0 as? String }
            self.controller?.present(UIActivityViewController(activityItems: items, applicationActivities: nil), animated: true)
        default:
            break
        }
    }

    private func url(_ text: Any?, _ schemes: [String]) -> URL? {
        guard let text = text as? String, let url = URL(string: text), schemes.contains(url.scheme ?? "") else { return nil }
        return url
    }

    private func say(_ type: String, _ payload: [String: Any]) {
        let envelope: [String: Any] = ["source": "prosperx", "v": 1, "id": "", "type": type, "payload": payload]
        guard let data = try? JSONSerialization.data(withJSONObject: envelope), let text = String(data: data, encoding: .utf8)
        else { return }
        // As an argument, never as a part of the script.
        webView?.callAsyncJavaScript("ProsperX.receive(text)", arguments: ["text": text], in: nil, in: .page)
    }
}
