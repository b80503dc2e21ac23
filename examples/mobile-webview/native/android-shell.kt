// Jetpack: androidx.activity, androidx.core:core-ktx, androidx.webkit:webkit. Only pages of ORIGIN get the object, and only their main frame is heard.
import android.app.Activity
import android.app.DownloadManager
import android.content.ActivityNotFoundException
import android.content.ClipData
import android.content.Intent
import android.graphics.Bitmap
import android.net.Uri
import android.os.Environment
import android.provider.MediaStore
import android.view.ViewGroup
import android.webkit.CookieManager
import android.webkit.ValueCallback
import android.webkit.WebChromeClient
import android.webkit.WebChromeClient.FileChooserParams
import android.webkit.WebResourceRequest
import android.webkit.WebSettings
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.activity.ComponentActivity
import androidx.activity.addCallback
import androidx.activity.result.ActivityResult
import androidx.activity.result.contract.ActivityResultContracts.StartActivityForResult
import androidx.core.content.FileProvider
import androidx.core.content.getSystemService
import androidx.core.view.ViewCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.updateLayoutParams
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import java.io.File
import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

private const val ORIGIN = "https://invest.example"
private val CAPABILITIES = JSONArray(listOf("close", "download", "openExternal", "share"))

/** What the page may ask to be opened: banks by https, apps for payments and messages by their own addresses. */
private val OPENED =
    setOf("https", "upi", "tez", "gpay", "phonepe", "paytmmp", "bhim", "credpay", "whatsapp", "mailto", "tel", "sms")

/** Make it in `onCreate` of the activity. */
class ProsperXShell(private val activity: ComponentActivity, private val webView: WebView) {
    /** There while a page of ours stands in the view and has greeted. */
    private var reply: JavaScriptReplyProxy? = null

    /** The page waits there for the file that its reader chooses. */
    private var waiting: ValueCallback<Array<Uri>>? = null

    /** The camera puts a picture there. */
    private var picture: Uri? = null
    private val chooser =
        activity.activityResultRegistry.register("prosperx-file", activity, StartActivityForResult()) { answer(it) }

    /** Call before the first page loads, where WebViewFeature.WEB_MESSAGE_LISTENER is supported: Android System WebView 83 and newer. */
    fun attach() {
        webView.settings.apply {
            javaScriptEnabled = true
            domStorageEnabled = true
            allowFileAccess = false
            allowContentAccess = false
            mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        }
        webView.webViewClient = client
        webView.webChromeClient = object : WebChromeClient() {
            override fun onShowFileChooser(view: WebView, answer: ValueCallback<Array<Uri>>, params: FileChooserParams): Boolean {
                choose(answer, params)
                return true
            }
        }
        WebViewCompat.addWebMessageListener(webView, "ProsperXAndroid", setOf(ORIGIN)) { _, message, _, isMainFrame, proxy ->
            if (isMainFrame) hear(message, proxy)
        }
        // the back button or gesture: the page closes what lies over it, goes back, or sends close; without a page the view closes
        activity.onBackPressedDispatcher.addCallback(activity) {
            if (reply == null) activity.finish() else say("close")
        }
        keepClearOfBars()
    }

    /** The app's own download button: a page that has a file sends download; any other tells the reader so and sends nothing, so wait for nothing. */
    fun askForDownload() = say("download")

    /** The view stays on your server; where else a link leads opens in the app for it. */
    private val client = object : WebViewClient() {
        override fun onPageStarted(view: WebView, url: String, favicon: Bitmap?) {
            reply = null
        }

        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val url = request.url
            if (!request.isForMainFrame || "${url.scheme}://${url.authority}" == ORIGIN) return false
            open(url)
            return true
        }
    }

    /** Since Android 15 a window reaches below the bars, the notch and the keyboard. */
    private fun keepClearOfBars() {
        ViewCompat.setOnApplyWindowInsetsListener(webView) { view, insets ->
            val types = WindowInsetsCompat.Type.systemBars() or WindowInsetsCompat.Type.displayCutout() or WindowInsetsCompat.Type.ime()
            val edges = insets.getInsets(types)
            view.updateLayoutParams<ViewGroup.MarginLayoutParams> { setMargins(edges.left, edges.top, edges.right, edges.bottom) }
            WindowInsetsCompat.CONSUMED
        }
    }

    private fun hear(message: WebMessageCompat, proxy: JavaScriptReplyProxy) {
        try {
            val envelope = JSONObject(message.data ?: return)
            if (envelope.optString("source") != "prosperx" || envelope.optInt("v") != 1) return
            val payload = envelope.optJSONObject("payload") ?: JSONObject()
            when (envelope.getString("type")) {
                "hello" -> {
                    reply = proxy
                    say("welcome", JSONObject().put("version", 1).put("platform", "android").put("capabilities", CAPABILITIES))
                }
                "close" -> activity.finish()
                "download" -> download(payload.getString("fileName"), Uri.parse(payload.getString("fileUrl")))
                "openExternal" -> open(Uri.parse(payload.getString("url")))
                "share" -> share(payload)
            }
        } catch (_: JSONException) {
            // What does not parse is dropped.
        }
    }

    /** A signature, a cheque or a statement: from the reader's files, or by the camera where the page takes pictures. */
    private fun choose(answer: ValueCallback<Array<Uri>>, params: FileChooserParams) {
        waiting?.onReceiveValue(null)
        waiting = answer
        val types = params.acceptTypes
        val files = Intent(Intent.ACTION_GET_CONTENT).addCategory(Intent.CATEGORY_OPENABLE).setType("*/*")
        if (types.isNotEmpty() && types.all { '/' in it }) files.putExtra(Intent.EXTRA_MIME_TYPES, types)
        picture = if (types.any { it.startsWith("image/") }) newPicture() else null
        val cameras = listOfNotNull(picture).map {
            Intent(MediaStore.ACTION_IMAGE_CAPTURE)
                .putExtra(MediaStore.EXTRA_OUTPUT, it)
                .addFlags(Intent.FLAG_GRANT_WRITE_URI_PERMISSION)
                .apply { clipData = ClipData.newRawUri("", it) }
        }
        chooser.launch(Intent.createChooser(files, params.title).putExtra(Intent.EXTRA_INITIAL_INTENTS, cameras.toTypedArray()))
    }

    /** A place in the app's cache; the picture of before leaves it. The manifest has a FileProvider of this authority, with a cache-path "prosperx/". */
    private fun newPicture(): Uri {
        val folder = File(activity.cacheDir, "prosperx").apply { deleteRecursively(); mkdirs() }
        return FileProvider.getUriForFile(activity, "${activity.packageName}.prosperx", File.createTempFile("picture", ".jpg", folder))
    }

    /** Whoever goes back has chosen nothing: without an answer the page could ask for no other file. */
    private fun answer(result: ActivityResult) {
        val taken = picture?.takeIf { result.resultCode == Activity.RESULT_OK }
        waiting?.onReceiveValue(FileChooserParams.parseResult(result.resultCode, result.data) ?: taken?.let { arrayOf(it) })
        waiting = null
    }

    /** Into the reader's downloads; a file of a person needs the cookie of the view. */
    private fun download(name: String, url: Uri) {
        if (url.scheme != "https") return
        val request = DownloadManager.Request(url)
            .setNotificationVisibility(DownloadManager.Request.VISIBILITY_VISIBLE_NOTIFY_COMPLETED)
            .setDestinationInExternalPublicDir(Environment.DIRECTORY_DOWNLOADS, name.replace(Regex("[^\\w. -]"), "_"))
        CookieManager.getInstance().getCookie(url.toString())?.let { request.addRequestHeader("Cookie", it) }
        activity.getSystemService<DownloadManager>()?.enqueue(request)
    }

    private fun open(url: Uri) {
        if (url.scheme !in OPENED) return
        try {
            activity.startActivity(Intent(Intent.ACTION_VIEW, url).addCategory(Intent.CATEGORY_BROWSABLE))
        } catch (_: ActivityNotFoundException) {
            // No such app is installed; the page shows its other ways.
        }
    }

    private fun share(payload: JSONObject) {
        val text = listOf(payload.optString("text"), payload.optString("url")).filter { it.isNotEmpty() }.joinToString("\n")
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text)
        activity.startActivity(Intent.createChooser(intent, payload.optString("title")))
    }

    private fun say(type: String, payload: JSONObject = JSONObject()) {
        val envelope = JSONObject().put("source", "prosperx").put("v", 1).put("id", "").put("type", type).put("payload", payload)
        reply?.postMessage(envelope.toString())
    }
}
