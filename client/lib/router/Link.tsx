import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import {
  type NavigateOptions,
  type Path,
  resolvePath,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';
import { afterPaint } from '../afterPaint';
import { isPlainPress } from '../plainPress';
import { useFollow } from './RouterView';

/** Another site's, a mail or a call: the browser's own to follow. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

type Step = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Step {
  /** A route, or a whole address. */
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of ours, or elsewhere. The library's brings the forms and the prefetching of its framework along, which each visitor
 * would carry, and is drawn anew with every step, wherever that leads.
 */
export function Link({ to, replace, state, preventScrollReset, ...anchor }: LinkProps) {
  if (typeof to === 'string' && ELSEWHERE.test(to)) {
    return (
      <a {...anchor} href={to}>
        {anchor.children}
      </a>
    );
  }
  const OwnLink = isAbsolute(to) ? AbsoluteLink : RelativeLink;
  return <OwnLink {...anchor} to={to} step={{ replace, state, preventScrollReset }} />;
}

const isAbsolute = (to: To): boolean => (typeof to === 'string' ? to : to.pathname)?.startsWith('/') ?? false;

type OwnLinkProps = Omit<LinkProps, keyof Step> & { step: Step };

/** Leads to the same page from everywhere, and so need not hear of each step: a page has a hundred such links. */
const AbsoluteLink = ({ to, ...way }: OwnLinkProps) => <Way {...way} path={resolvePath(to)} />;

const RelativeLink = ({ to, ...way }: OwnLinkProps) => <Way {...way} path={useResolvedPath(to)} />;

/** The press is answered first (`afterPaint`), for what it leads to may be large. */
function Way({ path, step, onClick, ...anchor }: Omit<OwnLinkProps, 'to'> & { path: Path }) {
  const { navigator } = useContext(NavigationContext);
  const follow = useFollow();
  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isForHere = event.button === 0 && isPlainPress(event) && (!anchor.target || anchor.target === '_self');
    if (event.defaultPrevented || !isForHere) return;
    event.preventDefault();
    afterPaint(() => follow(path, step));
  }
  return (
    <a {...anchor} href={navigator.createHref(path)} onClick={press}>
      {anchor.children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  /** Whether pages below its own do not count. */
  end?: boolean;
}

/** A link that says of itself, with `aria-current`, that its page is the one on screen. */
export function NavLink({ end = false, ...props }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase();
  const there = useResolvedPath(props.to).pathname.toLowerCase();
  const isCurrent = here === there || (!end && here.startsWith(`${there}/`));
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
