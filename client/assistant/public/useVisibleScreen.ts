import { useEffect, useState } from 'react';

/** What is seen of the page, in px; undefined where the browser does not tell, or nothing covers it. */
interface VisibleScreen {
  height: number | undefined;
  /** How far the page was pushed up under the edge. */
  top: number | undefined;
}

const look = (): VisibleScreen => {
  const screen = globalThis.visualViewport;
  // Pinched to look closer, the page is as tall as ever.
  if (!screen || screen.scale !== 1) return { height: undefined, top: undefined };
  return { height: screen.height, top: screen.offsetTop };
};

/** The room that the keyboard of a phone leaves, which no unit of a style sheet knows in every browser. */
export function useVisibleScreen(): VisibleScreen {
  const [visible, setVisible] = useState(look);
  useEffect(() => {
    const screen = globalThis.visualViewport;
    const update = () => setVisible(look());
    screen?.addEventListener('resize', update);
    screen?.addEventListener('scroll', update);
    return () => {
      screen?.removeEventListener('resize', update);
      screen?.removeEventListener('scroll', update);
    };
  }, []);
  return visible;
}
