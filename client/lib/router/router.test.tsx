import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import {
  createMemoryRouter,
  createPath,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmation as answer } from '../../testing/confirmation';
import { setPressed } from '../../testing/press';
import { Link } from './Link';
import { type Step, useAskBefore } from './useAskBefore';
import { withAnotherTry } from './withAnotherTry';

const scrolled = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  Object.assign(window, { scrollTo: scrolled });
  // none that the router would remember from the test before
  sessionStorage.setItem('react-router-scroll-positions', '{}');
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

const question = vi.fn<(step: Step) => string | undefined>();
afterEach(() => question.mockReset());

function Frame() {
  useAskBefore(question);
  return (
    <>
      <p role="status">{useNavigation().state === 'idle' ? 'still' : 'tuning'}</p>
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

function open(entry: string | string[], { isDrawn = false } = {}) {
  const slow = travelling('slow page');
  const other = travelling('other page');
  const scrolling = (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
  const routes = [
    {
      element: <Frame />,
      children: [
        {
          element: scrolling,
          hydrateFallbackElement: 'skeleton',
          children: [
            {
              errorElement: 'did not work',
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
      ],
    },
  ];
  const router = createMemoryRouter(withAnotherTry(routes), {
    initialEntries: [entry].flat(),
    hydrationData: isDrawn ? {} : undefined,
  });
  const view = render(<RouterProvider router={router} useTransitions={false} />);
  return {
    slow,
    other,
    router,
    ...view,
    go: (to: string | number, options?: object) =>
      act(async () => void (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options))),
    shown: () => screen.getByRole('main').textContent,
    line: () => screen.getByRole('status').textContent,
    address: () => createPath(router.state.location),
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
    const { go, shown, line, address, slow, other } = open('/here');
    await go('/slow');
    await go('/other');
    await go('/there');
    expect([shown(), line(), address()]).toEqual(['there', 'still', '/there']);
    await slow.arrive();
    await other.arrive();
    expect([shown(), address()]).toEqual(['there', '/there']);
    await go(-1);
    expect(address()).toBe('/here');
  });

  it('leaves the old page on the way back, too', async () => {
    const { go, shown, line, address, slow } = open(['/slow', '/here']);
    await go(-1);
    expect([shown(), line(), address()]).toEqual(['here', 'tuning', '/here']);
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
      const navigate = useNavigate();
      return <button onClick={async () => (await navigate('/slow'), (arrived = true))}>Send</button>;
    };
    const slow = travelling('slow page');
    const router = createMemoryRouter([
      { path: '/', element: <Form /> },
      { path: '/slow', lazy: slow.lazy },
    ]);
    render(<RouterProvider router={router} useTransitions={false} />);
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
  it.each([
    ['a link', '/there', 'PUSH'],
    ['the way back', -1, 'POP'],
  ])('is not made by %s where the answer is no', async (_way, to, historyAction) => {
    const { go, shown, address } = open(['/count', '/here']);
    question.mockReturnValue('Leave it?');
    await go(to);
    expect(answer).toHaveBeenCalledExactlyOnceWith('Leave it?');
    expect(question.mock.lastCall![0]).toMatchObject({ historyAction, currentLocation: { pathname: '/here' } });
    expect([shown(), address()]).toEqual(['here', '/here']);
    answer.mockReturnValue(true);
    await go(to);
    expect(answer).toHaveBeenCalledTimes(2);
    expect(address()).toBe(to === -1 ? '/count' : '/there');
  });

  it('is asked about as long as who asks is on screen', async () => {
    const Asking = () => (useAskBefore(question), 'asking');
    const router = createMemoryRouter([
      { path: '/', element: <Asking /> },
      { path: '/there', element: null },
    ]);
    render(<RouterProvider router={router} useTransitions={false} />);
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
    const router = createMemoryRouter([{ path: '/*', element: link }]);
    render(<RouterProvider router={router} useTransitions={false} />);
    return { router, address: () => createPath(router.state.location) };
  };

  it('to the page on screen makes no second step', async () => {
    const { router, address } = onPage(<Link to="/there?page=2">There</Link>);
    fireEvent.click(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    expect(address()).toBe('/there?page=2');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/');
  });

  it('leads on after the frame that answers the press', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { address } = onPage(<Link to="/there">There</Link>);
    vi.useFakeTimers();
    setPressed(true);
    fireEvent.click(screen.getByRole('link'));
    setPressed(null);
    expect(address()).toBe('/');
    act(() => void vi.runAllTimers());
    vi.useRealTimers();
    vi.unstubAllGlobals();
    expect(address()).toBe('/there');
  });

  it('elsewhere is the browser’s', () => {
    onPage(<Link to="tel:+977-1-4000000">Call</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+977-1-4000000');
  });

  it('leaves to the browser what is not meant for here', () => {
    const { address } = onPage(<Link to="/there">There</Link>);
    const link = screen.getByRole('link');
    // happy-dom would follow it
    const isLeft = (press: object) => {
      const left = vi.fn<(event: Event) => void>((event) => event.preventDefault());
      window.addEventListener('click', left, { once: true });
      fireEvent.click(link, press);
      return address() === '/';
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
    scrolled.mockClear();
    at(200);
    await go('/count?page=2', { preventScrollReset: true });
    expect(scrolled).not.toHaveBeenCalled();
    at(500);
    await go(-1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 200);
  });

  it('moves when the page is here, not before', async () => {
    const { go, slow } = open('/here');
    scrolled.mockClear();
    await go('/slow');
    expect(scrolled).not.toHaveBeenCalled();
    await slow.arrive();
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
  });

  it('shows the element that an address names', async () => {
    const { go } = open('/here');
    scrolled.mockClear();
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
    scrolled.mockClear();
    const { slow } = open('/slow');
    expect(scrolled).not.toHaveBeenCalled();
    await slow.arrive();
    expect(scrolled).toHaveBeenLastCalledWith(0, 400);
  });

  it('stays where a page that the server drew is read already', async () => {
    const { unmount } = open('/here');
    fireEvent(window, new Event('pagehide'));
    unmount();
    at(120);
    scrolled.mockClear();
    const { go } = open('/here', { isDrawn: true });
    expect(scrolled).not.toHaveBeenCalled();
    await go('/there');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
  });
});
