import type { AnchorHTMLAttributes, Ref } from 'react';
import {
  type NavigateOptions,
  type To,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
} from 'react-router-dom';

/** Another site's, a mail or a call: the browser's own to follow. */
const ELSEWHERE = /^([a-z][a-z\d+.-]*:|\/\/)/i;

type Step = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Step {
  /** A route, or a whole address. */
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of ours, or elsewhere. It stands on the library's own hooks: the library's link brings the forms and the prefetching
 * of its framework along, which each visitor would carry.
 */
export function Link({ to, replace, state, preventScrollReset, ...anchor }: LinkProps) {
  if (typeof to === 'string' && ELSEWHERE.test(to)) {
    return (
      <a {...anchor} href={to}>
        {anchor.children}
      </a>
    );
  }
  return <RouteLink {...anchor} to={to} step={{ replace, state, preventScrollReset }} />;
}

function RouteLink({ to, step, onClick, ...anchor }: Omit<LinkProps, keyof Step> & { step: Step }) {
  const follow = useLinkClickHandler(to, { ...step, target: anchor.target });
  return (
    <a
      {...anchor}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
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
