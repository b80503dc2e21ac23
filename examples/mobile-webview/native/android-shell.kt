// Jetpack: androidx.webkit:webkit. Only pages of ALLOWED get the object, and only their main frame is heard.
import android.app.Activity
import android.content.ActivityNotFoundException
import android.content.Intent
import android.net.Uri
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

private val ALLOWED = setOf("https://invest.example")
private val CAPABILITIES = JSONArray(listOf("close", "download", "openExternal", "share"))

class ProsperXShell(private val activity: Activity, private val download: (name: String, url: Uri) -> Unit) {
    private var reply: JavaScriptReplyProxy? = null

    /** Where WebViewFeature.WEB_MESSAGE_LISTENER is supported: Android System WebView 83 and newer. */
    fun attach(webView: WebView) {
        webView.settings.javaScriptEnabled = true
        WebViewCompat.addWebMessageListener(webView, "ProsperXAndroid", ALLOWED) { _, message, _, isMainFrame, proxy ->
            if (isMainFrame) {
                reply = proxy
                hear(message)
            }
        }
    }

    /** The app's own back button or gesture, in place of closing the view: the page closes what lies over it, goes back, or sends close. */
    fun askToClose() = say("close", JSONObject())

    /** The app's own download button: a page that has a file sends download; any other tells the reader so and sends nothing, so wait for nothing. */
    fun askForDownload() = say("download", JSONObject())

    private fun hear(message: WebMessageCompat) {
        try {
            val envelope = JSONObject(message.data ?: return)
            if (envelope.optString("source") != "prosperx" || envelope.optInt("v") != 1) return
            val payload = envelope.getJSONObject("payload")
            when (envelope.getString("type")) {
                "hello" -> say("welcome", JSONObject().put("version", 1).put("platform", "android").put("capabilities", CAPABILITIES))
                "close" -> activity.finish()
                "download" -> download(payload.getString("fileName"), Uri.parse(payload.getString("fileUrl")))
                "openExternal" -> open(Uri.parse(payload.getString("url")))
                "share" -> share(payload)
            }
        } catch (_: JSONException) {
            // What does not parse is dropped.
        }
    }

    private fun open(uri: Uri) {
        if (uri.scheme !in setOf("https", "upi", "tel", "mailto")) return
        try {
            activity.startActivity(Intent(Intent.ACTION_VIEW, uri).addCategory(Intent.CATEGORY_BROWSABLE))
        } catch (_: ActivityNotFoundException) {
            // No UPI app is installed; the page shows its other ways to pay.
        }
    }

    private fun share(payload: JSONObject) {
        val text = listOf(payload.optString("text"), payload.optString("url")).filter { it.isNotEmpty() }.joinToString("\n")
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        activity.startActivity(Intent.createChooser(intent, payload.optString("title")))
    }

    private fun say(type: String, payload: JSONObject) {
        val envelope = JSONObject().put("source", "prosperx").put("v", 1).put("id", "").put("type", type).put("payload", payload)
        reply?.postMessage(envelope.toString())
    }
}
