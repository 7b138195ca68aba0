import { type ComponentType, useEffect } from 'react';
import { later } from './later';
import { forgetStructuredData } from './pageHead';

/**
 * What only search engines and previews of links read of a page, in a component that draws nothing: they read what the server drew, so
 * its code, which says the same once more, comes with the first sign of somebody (lib/later.tsx).
 */
export function laterHead<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Head = later(load, { waiting: null });
  return function LaterHead(props: Props) {
    // who leaves before that code is here has nobody else to take away what came with the page
    useEffect(() => forgetStructuredData, []);
    return <Head {...props} />;
  };
}
