import { createRoot } from 'react-dom/client';
import { PreviewFrame, type Screen } from '../editor/PreviewFrame';

let root: ReturnType<typeof createRoot> | undefined;

/** What was pressed in the preview, as the page around it learnt of it. */
export const received = { clicks: 0, leaving: 0 };

/** Puts a page with a link and a button into a preview. */
export function mountPreview(screen: Screen): void {
  if (!root) {
    const style = document.createElement('style');
    style.textContent = 'h1 { color: rgb(1, 2, 3) } @media (min-width: 48rem) { h1 { color: rgb(4, 5, 6) } }';
    document.head.append(style);
    document.documentElement.lang = 'ne';
    document.body.innerHTML = '<div style="display: flex; width: 400px; height: 500px"></div>';
    root = createRoot(document.body.firstElementChild!);
  }
  root.render(
    <PreviewFrame label="Preview" screen={screen}>
      <h1>Title</h1>
      <a href="#/elsewhere" onClick={() => received.leaving++}>
        Away
      </a>
      <form action="#/sent">
        <button onClick={() => received.clicks++}>Press</button>
      </form>
    </PreviewFrame>,
  );
}
