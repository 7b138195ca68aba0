import type { MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { Link, type LinkProps } from '../lib/router/Link';
import { isPlainPress } from '../lib/plainPress';
import { afterPaint } from './afterPaint';

/** A link to something large, as another tab or page of a list: the press is answered first (`afterPaint`). The window stays where it is. */
export function LaterLink({ to, replace, state, onClick, ...props }: Omit<LinkProps, 'preventScrollReset'>) {
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset: true });
  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!isPlainPress(event)) return;
    event.preventDefault();
    afterPaint(() => follow(event));
  }
  return <Link {...props} to={to} onClick={press} />;
}
