import {
  createContext,
  memo,
  type ReactElement,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import {
  createPath,
  type NavigateOptions,
  Outlet,
  type Path,
  type RouteMatch,
  Router as LocationProvider,
  StaticRouter,
  type To,
  UNSAFE_RouteContext as RouteContext,
  useLocation,
} from 'react-router-dom';
import { isAwaited } from './pageCode';
import { RouteBoundary } from './RouteBoundary';
import type { QuestionBefore, Router, RouterState } from './router';
import { scrollTo } from './scroll';

const RouterContext = createContext<Router | null>(null);
const MatchesContext = createContext<readonly RouteMatch[]>([]);

/** The pages of a router, in the browser. */
export function RouterView({ router }: { router: Router }) {
  const read = () => router.state;
  const state = useSyncExternalStore(router.subscribe, read, read);
  useScroll(router, state);
  return (
    <RouterContext value={router}>
      {/* Drawn in a transition, a page that asks by its address would ask for the old one and the new one in turn. */}
      <LocationProvider
        navigator={router.navigator}
        location={state.location}
        navigationType={state.historyAction}
        useTransitions={false}
      >
        <Page matches={state.matches} isLost={state.isLost} />
      </LocationProvider>
    </RouterContext>
  );
}

/** One page whose code is here, on the server. */
export function StaticRouterView({ address, matches }: { address: string; matches: RouteMatch[] }) {
  return (
    <StaticRouter location={address}>
      <Page matches={matches} isLost={false} />
    </StaticRouter>
  );
}

/** A page and what stands around it. What is not here has the nearest route around it stand in, with its skeleton or its error. */
const Page = memo(({ matches, isLost }: Pick<RouterState, 'matches' | 'isLost'>) => {
  const location = useLocation();
  const standIn = isLost ? 'errorElement' : 'hydrateFallbackElement';
  const gap = matches.findIndex(({ route }) => route.lazy);
  const last = gap < 0 ? -1 : matches.findLastIndex(({ route }, at) => at <= gap && route[standIn]);
  const shown = gap < 0 ? matches : matches.slice(0, last + 1);
  const drawn = shown.reduceRight<ReactElement | null>((outlet, match, at) => {
    const { Component, errorElement, element = <Outlet /> } = match.route;
    const own = at === last ? match.route[standIn] : Component ? <Component /> : element;
    const guarded = errorElement ? (
      <RouteBoundary location={location} broken={errorElement}>
        {own}
      </RouteBoundary>
    ) : (
      own
    );
    // as the library's `renderMatches` does, which would bring what it knows of loaders and their errors to every visitor
    return (
      <RouteContext value={{ outlet, matches: shown.slice(0, at + 1), isDataRoute: false }}>{guarded}</RouteContext>
    );
  }, null);
  return <MatchesContext value={matches}>{drawn}</MatchesContext>;
});

/** A new page begins at its top, one that was left before where it was left, after a reload, too. */
function useScroll(router: Router, { location, matches, isLost, keepsScroll }: RouterState): void {
  const { scroll } = router;
  const isShown = isLost || !isAwaited(matches);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // a page that the server drew may have been read for a while
    const isBeingRead = isFirst.current && window.scrollY > 0;
    if (isShown && !keepsScroll && !isBeingRead) scrollTo(location, scroll.of(location));
    if (isShown) isFirst.current = false;
  }, [location, isShown, keepsScroll, scroll]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const leave = () => {
      if (!router.state.isLoading) scroll.keep(router.state.location);
      scroll.save();
      // what the server draws is there before the code that would scroll it
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [router, scroll]);
}

/** The routes on screen, from the outermost to the page's own. */
export const useRouteMatches = (): readonly RouteMatch[] => useContext(MatchesContext);

const never = () => () => undefined;

/** Whether the code of another page is on its way. */
export function useIsLoading(): boolean {
  const router = useContext(RouterContext);
  const read = () => router?.state.isLoading ?? false;
  return useSyncExternalStore(router?.subscribe ?? never, read, read);
}

/** Leads to another page; what it returns resolves when that page is there, so that a form can look busy until then. */
export function useNavigateAndWait() {
  const router = useContext(RouterContext);
  return async (to: To, options?: NavigateOptions): Promise<void> => router?.navigate(to, options);
}

/** Leads on as a link does: to the page that is on screen without another step in the history. */
export function useFollow() {
  const router = useContext(RouterContext);
  return (path: Path, { replace, ...options }: NavigateOptions): void => {
    const isHere = router && createPath(router.state.location) === createPath(path);
    void router?.navigate(path, { ...options, replace: replace ?? isHere ?? false });
  };
}

/** Asks before a step from one address to another that has a question. */
export function useAskBefore(question: QuestionBefore): void {
  const router = useContext(RouterContext);
  useEffect(() => router?.askBefore(question), [router, question]);
}
