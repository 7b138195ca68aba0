import {
  type BlockerFunction,
  type Location,
  matchRoutes,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type RouteMatch,
  type RouteObject,
  type To,
  type UNSAFE_createHashHistory,
} from 'react-router-dom';
import { isAwaited, loadPageCode } from './pageCode';
import { createScrollMemory } from './scroll';

type History = ReturnType<typeof UNSAFE_createHashHistory>;

/** A step from one address to another, as whoever may stop it is told. */
export type Step = Parameters<BlockerFunction>[0];

/** What to ask before a step is made; undefined where it may be made without. */
export type QuestionBefore = (step: Step) => string | undefined;

/** What is on screen. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
  matches: RouteMatch[];
  /** The code of another page is on its way; until then this one stays. */
  isLoading: boolean;
  /** The code of this page did not arrive. */
  isLost: boolean;
  /** Whether the window stays as far scrolled as it is. */
  keepsScroll: boolean;
}

type Options = Pick<NavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

/**
 * Leads from page to page: a step that is made here changes the address when the page's code is here, and a later one overtakes it.
 * The browser's own, Back and Forward, have changed the address already; their page comes when its code does.
 */
export function createRouter(routes: RouteObject[], history: History) {
  const scroll = createScrollMemory();
  const listeners = new Set<(state: RouterState) => void>();
  const matchesOf = (location: Location) => matchRoutes(routes, location) ?? [];
  let latest: Location = history.location;
  let questionBefore: QuestionBefore = noQuestion;
  // what is to follow a step that was made here to undo or to do again one of the browser's
  let afterStep: (() => void) | undefined;
  let state: RouterState = {
    location: latest,
    historyAction: history.action,
    matches: matchesOf(latest),
    isLoading: false,
    isLost: false,
    // where there is a position to find, it is found once the page is there
    keepsScroll: scroll.of(latest) === undefined && !latest.hash,
  };

  function set(next: Partial<RouterState>): void {
    state = { ...state, ...next };
    for (const tell of listeners) tell(state);
  }

  async function start(): Promise<void> {
    const { location, matches } = state;
    const isLost = await doesNotArrive(matches);
    // the same matches, whose routes have their code now
    if (latest === location) set({ matches: [...matches], isLost });
  }

  async function show(location: Location, historyAction: NavigationType, keepsScroll = false): Promise<void> {
    latest = location;
    scroll.keep(state.location);
    const matches = matchesOf(location);
    let isLost = false;
    if (isAwaited(matches)) {
      set({ isLoading: true });
      isLost = await doesNotArrive(matches);
      if (latest !== location) return;
    }
    if (historyAction === NavigationType.Push) history.push(location, location.state);
    if (historyAction === NavigationType.Replace) history.replace(location, location.state);
    set({ location, historyAction, matches, isLoading: false, isLost, keepsScroll });
  }

  /** Resolves when the page is there, or another step has overtaken this one. */
  async function navigate(to: To | number, { replace, state: given, preventScrollReset }: Options = {}) {
    if (typeof to === 'number') return history.go(to);
    const path = { pathname: '', search: '', hash: '', ...(typeof to === 'string' ? parsePath(to) : to) };
    const key = Math.random().toString(36).slice(2, 10);
    const nextLocation: Location = { ...history.encodeLocation(path), state: given ?? null, key, mask: undefined };
    const historyAction = replace ? NavigationType.Replace : NavigationType.Push;
    const question = questionBefore({ currentLocation: state.location, nextLocation, historyAction });
    if (question !== undefined && !window.confirm(question)) return;
    await show(nextLocation, historyAction, preventScrollReset);
  }

  history.listen(({ location, delta }) => {
    const historyAction = NavigationType.Pop;
    if (afterStep) {
      const then = afterStep;
      afterStep = undefined;
      then();
      return;
    }
    const question = questionBefore({ currentLocation: state.location, nextLocation: location, historyAction });
    // an address that was typed in has no place in the order, so there is no way back to be known
    if (question === undefined || delta === null) {
      void show(location, historyAction);
      return;
    }
    // the address of what is still on screen stands there while the question does
    afterStep = () => {
      if (!window.confirm(question)) return;
      afterStep = () => void show(location, historyAction);
      history.go(delta);
    };
    history.go(-delta);
  });
  if (isAwaited(state.matches)) void start();

  const navigator: Navigator = {
    createHref: history.createHref,
    createURL: history.createURL,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => void navigate(to, { ...options, state, replace: false }),
    replace: (to, state, options) => void navigate(to, { ...options, state, replace: true }),
  };

  return {
    navigator,
    scroll,
    navigate,
    get state() {
      return state;
    },
    subscribe(listener: (state: RouterState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Asks before a step that has a question, until what it returns is called. There is one who asks at a time. */
    askBefore(question: QuestionBefore): () => void {
      questionBefore = question;
      return () => {
        if (questionBefore === question) questionBefore = noQuestion;
      };
    },
  };
}

const noQuestion = (): undefined => undefined;

/** Loads the code of a page. @returns whether it did not arrive */
const doesNotArrive = (matches: RouteMatch[]): Promise<boolean> =>
  loadPageCode(matches).then(
    () => false,
    () => true,
  );

export type Router = ReturnType<typeof createRouter>;
