import { createElement } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/** The same routes, whose code is asked for again with the next visit where it did not arrive: React Router itself asks once. */
export const withAnotherTry = (routes: RouteObject[]): RouteObject[] => routes.map(again);

function again(route: RouteObject): RouteObject {
  const { lazy, children } = route;
  return Object.assign(
    { ...route },
    typeof lazy === 'function' && { lazy: untilItArrives(lazy) },
    children && { children: withAnotherTry(children) },
  );
}

/** A route is lazy once; a loader is asked with every visit, and may fail. */
const untilItArrives =
  (lazy: LazyRouteFunction<RouteObject>): LazyRouteFunction<RouteObject> =>
  async () => {
    let code = await lazy().catch(() => undefined);
    if (code) return code;
    return {
      loader: async () => {
        code ??= await lazy();
        return null;
      },
      Component: () => code?.Component && createElement(code.Component),
    };
  };
