import { type ComponentType, useEffect, useState } from 'react';
import { codeAhead } from '../../lib/codeAhead';
import { whenIdle } from '../../lib/whenIdle';

/**
 * A window of a tab whose code comes after the tab, so that its list does not wait for it. Once the list is at rest the
 * code is fetched, and from then on a press opens the window in the same event.
 * @returns the window, and the hook with which its tab fetches it ahead
 */
export function lateWindow<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const code = codeAhead(load);

  function Window(props: Props) {
    const [Loaded, setLoaded] = useState(() => code.here);
    useEffect(() => {
      if (Loaded) return;
      code.fetch().then(
        (loaded) => setLoaded(() => loaded),
        // the tab's error screen says what to do
        (error: unknown) =>
          setLoaded(() => {
            throw error;
          }),
      );
    }, [Loaded]);
    return Loaded && <Loaded {...props} />;
  }

  const useAhead = (): void => useEffect(() => whenIdle(code.prepare), []);
  return { Window, useAhead };
}
