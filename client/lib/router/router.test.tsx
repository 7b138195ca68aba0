import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  createPath,
  Outlet,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Link } from './Link';
import { createRouter, type Step } from './router';
import { confirmation as answer } from '../../testing/confirmation';
import { setPressed } from '../../testing/press';
import { RouterView, useAskBefore, useIsLoading, useNavigateAndWait } from './RouterView';

const scrolled = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  Object.assign(window, { scrollTo: scrolled });
});
afterEach(() => {
  cleanup();
  scrolled.mockClear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const at = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);

/** Code that arrives, or is lost, when the test says so. */
function travelling(name: string) {
  const way = Promise.withResolvers<{ Component: () => string }>();
  const lazy = vi.fn<() => Promise<{ Component: () => string }>>(() => way.promise);
  return {
    lazy,
    arrive: () => act(async () => way.resolve({ Component: () => name })),
    lose: () => act(async () => way.reject(new Error('no connection'))),
  };
}

function Frame() {
  return (
    <>
      <p role="status">{useIsLoading() ? 'tuning' : 'still'}</p>
      <Link to="/here">Here</Link>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Broken(): never {
  throw new Error('broken');
}

/** A page that remembers what was done on it, as long as it stays. */
function Counter() {
  const [count, setCount] = useState(0);
  const [params, setParams] = useSearchParams();
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <button
        onClick={() => setParams({ page: '2' }, { preventScrollReset: true })}
      >{`page ${params.get('page')}`}</button>
    </>
  );
}

function open(...entries: string[]) {
  const slow = travelling('slow page');
  const other = travelling('other page');
  const history = createMemoryHistory({ initialEntries: entries });
  const routes = [
    {
      element: <Frame />,
      children: [
        {
          errorElement: 'did not work',
          hydrateFallbackElement: 'skeleton',
          children: [
            { path: '/here', element: 'here' },
            { path: '/there', element: 'there' },
            { path: '/count', element: <Counter /> },
            { path: '/broken', element: <Broken /> },
            { path: '/slow', lazy: slow.lazy },
            { path: '/other', lazy: other.lazy },
          ],
        },
      ],
    },
  ];
  const router = createRouter(routes, history);
  const view = render(<RouterView router={router} />);
  return {
    slow,
    other,
    history,
    router,
    ...view,
    go: (to: string | number, options?: object) => act(async () => void router.navigate(to, options)),
    shown: () => screen.getByRole('main').textContent,
    line: () => screen.getByRole('status').textContent,
    address: () => history.location.pathname + history.location.search,
  };
}

describe('a page whose code travels', () => {
  it('leaves the old page and address until it is here', async () => {
    const { go, shown, line, address, slow, router } = open('/here');
    await go('/slow');
    expect([shown(), line(), address()]).toEqual(['here', 'tuning', '/here']);
    await slow.arrive();
    expect([shown(), line(), address()]).toEqual(['slow page', 'still', '/slow']);
    expect(router.state.historyAction).toBe('PUSH');
    await go('/here');
    await go('/slow');
    expect(slow.lazy).toHaveBeenCalledOnce();
  });

  it('is overtaken by a later step, and does not come back', async () => {
    const { go, shown, line, address, slow, other, history } = open('/here');
    await go('/slow');
    await go('/other');
    await go('/there');
    expect([shown(), line(), address()]).toEqual(['there', 'still', '/there']);
    await slow.arrive();
    await other.arrive();
    expect([shown(), address()]).toEqual(['there', '/there']);
    act(() => history.go(-1));
    expect(address()).toBe('/here');
  });

  it('leaves the old page on the way back, too, where the browser has the new address already', async () => {
    const { go, shown, line, address, slow } = open('/slow', '/here');
    await go(-1);
    expect([shown(), line(), address()]).toEqual(['here', 'tuning', '/slow']);
    await slow.arrive();
    expect([shown(), line(), address()]).toEqual(['slow page', 'still', '/slow']);
  });

  it('has its skeleton where it is the first', async () => {
    const { shown, line, slow } = open('/slow');
    expect([shown(), line()]).toEqual(['skeleton', 'still']);
    await slow.arrive();
    expect(shown()).toBe('slow page');
  });

  it('is waited for by who asks to', async () => {
    let arrived = false;
    const Form = () => {
      const leadTo = useNavigateAndWait();
      return <button onClick={() => void leadTo('/slow').then(() => (arrived = true))}>Send</button>;
    };
    const slow = travelling('slow page');
    const history = createMemoryHistory();
    const routes = [
      { path: '/', element: <Form /> },
      { path: '/slow', lazy: slow.lazy },
    ];
    render(<RouterView router={createRouter(routes, history)} />);
    fireEvent.click(screen.getByRole('button'));
    await act(async () => undefined);
    expect(arrived).toBe(false);
    await slow.arrive();
    expect(arrived).toBe(true);
  });
});

describe('a page that cannot be shown', () => {
  it('gives way to its error where its code is lost, and is tried again the next time', async () => {
    const { go, shown, line, address, slow } = open('/here');
    await go('/slow');
    await slow.lose();
    expect([shown(), line(), address()]).toEqual(['did not work', 'still', '/slow']);
    fireEvent.click(screen.getByRole('link'));
    expect(shown()).toBe('here');
    slow.lazy.mockResolvedValue({ Component: () => 'slow page' });
    await go('/slow');
    expect(shown()).toBe('slow page');
  });

  it('gives way to its error where it is the first', async () => {
    const { shown, slow } = open('/slow');
    await slow.lose();
    expect(shown()).toBe('did not work');
  });

  it('gives way to its error where it breaks, until another address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { go, shown } = open('/here');
    await go('/broken');
    expect(shown()).toBe('did not work');
    expect(screen.getByRole('status')).toBeTruthy();
    await go('/there');
    expect(shown()).toBe('there');
  });
});

describe('a step that is asked about', () => {
  const question = vi.fn<(step: Step) => string | undefined>();
  afterEach(() => question.mockReset());

  it.each([
    ['a link', '/there', 'PUSH'],
    ['the way back', -1, 'POP'],
  ])('is not made by %s where the answer is no', async (_way, to, historyAction) => {
    const { go, shown, address, router, history } = open('/count', '/here');
    router.askBefore(question.mockReturnValue('Leave it?'));
    const meanwhile: string[] = [];
    answer.mockImplementation(() => {
      meanwhile.push(address());
      return false;
    });
    await go(to);
    expect(answer).toHaveBeenCalledExactlyOnceWith('Leave it?');
    expect(meanwhile).toEqual(['/here']);
    expect(question.mock.lastCall![0]).toMatchObject({ historyAction, currentLocation: { pathname: '/here' } });
    expect([shown(), address(), history.index]).toEqual(['here', '/here', 1]);
    answer.mockReturnValue(true);
    await go(to);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(address()).toBe(to === -1 ? '/count' : '/there');
  });

  it('is asked about as long as who asks is on screen', async () => {
    const Asking = () => (useAskBefore(question), 'asking');
    const router = createRouter([{ path: '/', element: <Asking /> }, { path: '/there' }], createMemoryHistory());
    render(<RouterView router={router} />);
    answer.mockReturnValueOnce(false).mockReturnValueOnce(true);
    question.mockReturnValue('Leave it?');
    await act(() => router.navigate('/there'));
    await act(() => router.navigate('/there'));
    await act(() => router.navigate('/'));
    expect(answer).toHaveBeenCalledTimes(2);
  });
});

describe('a link', () => {
  const onPage = (link: ReactNode) => {
    const element = (
      <>
        {link}
        <Outlet />
      </>
    );
    const history = createMemoryHistory();
    const router = createRouter([{ element, children: [{ path: '/*', element: null }] }], history);
    // each link asks for its address when it is drawn
    const drawn = vi.spyOn(router.navigator, 'createHref');
    render(<RouterView router={router} />);
    return { history, router, drawn };
  };

  it('is not drawn again with a step to somewhere else', async () => {
    const { router, drawn } = onPage(<Link to="/there">There</Link>);
    expect(drawn).toHaveBeenCalledOnce();
    await act(() => router.navigate('/here'));
    expect(drawn).toHaveBeenCalledOnce();
  });

  it('leads on after the frame that answers the press', async () => {
    const { history } = onPage(<Link to="/there">There</Link>);
    setPressed(true);
    fireEvent.click(screen.getByRole('link'));
    setPressed(null);
    expect(history.index).toBe(0);
    await waitFor(() => expect(history.index).toBe(1));
  });

  it('to the page on screen makes no second step', () => {
    const { history } = onPage(<Link to="/there?page=2">There</Link>);
    fireEvent.click(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    expect([history.index, createPath(history.location)]).toEqual([1, '/there?page=2']);
  });

  it('leaves to the browser what is not meant for here', () => {
    const { history } = onPage(<Link to="/there">There</Link>);
    const link = screen.getByRole('link');
    // happy-dom would follow it
    const isLeft = (press: object) => {
      const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
      window.addEventListener('click', left, { once: true });
      fireEvent.click(link, press);
      return history.index === 0;
    };
    expect([{ ctrlKey: true }, { metaKey: true }, { button: 1 }].map(isLeft)).toEqual([true, true, true]);
    expect(isLeft({})).toBe(false);
  });
});

it('the same page with other parameters stays as it is', async () => {
  const { address } = open('/count');
  fireEvent.click(screen.getByRole('button', { name: '0' }));
  fireEvent.click(screen.getByRole('button', { name: 'page null' }));
  expect(screen.getByRole('button', { name: 'page 2' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '1' })).toBeTruthy();
  expect(address()).toBe('/count?page=2');
});

describe('the window', () => {
  it('is at the top of a new page, and where it was on the way back and forth', async () => {
    const { go } = open('/here');
    expect(scrolled).not.toHaveBeenCalled();
    at(300);
    await go('/there');
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    at(70);
    await go(-1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 300);
    await go(1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 70);
  });

  it('stays where a step says so, and is found again there, too', async () => {
    const { go } = open('/count');
    at(200);
    await go('/count?page=2', { preventScrollReset: true });
    expect(scrolled).not.toHaveBeenCalled();
    at(500);
    await go(-1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 200);
  });

  it('moves when the page is here, not before', async () => {
    const { go, slow } = open('/here');
    await go('/slow');
    expect(scrolled).not.toHaveBeenCalled();
    await slow.arrive();
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });

  it('shows the element that an address names', async () => {
    const { go } = open('/here');
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const named = document.body.appendChild(document.createElement('p'));
    named.id = 'opening hours';
    await go('/there#opening%20hours');
    expect(seen.mock.contexts).toEqual([named]);
    expect(scrolled).not.toHaveBeenCalled();
    named.remove();
  });

  it('is where it was after a reload, once the page is here', async () => {
    const { unmount } = open('/here');
    at(400);
    fireEvent(window, new Event('pagehide'));
    unmount();
    at(0);
    const { slow } = open('/slow');
    expect(scrolled).not.toHaveBeenCalled();
    await slow.arrive();
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 400);
  });

  it('stays where a page that the server drew is read already', async () => {
    const { unmount } = open('/here');
    fireEvent(window, new Event('pagehide'));
    unmount();
    at(120);
    const { go } = open('/here');
    expect(scrolled).not.toHaveBeenCalled();
    await go('/there');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});
