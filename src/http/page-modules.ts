import * as z from 'zod/mini';

const routeSchema = z.object({
  parentId: z.optional(z.string()),
  path: z.optional(z.string()),
  module: z.string(),
  imports: z._default(z.array(z.string()), []),
});

type Route = z.output<typeof routeSchema>;

const manifestSchema = z.object({ routes: z.record(z.string(), routeSchema) });

/**
 * Which modules draw a page: its own, those of its layouts, and what they import. The build says so in a script that
 * assigns one object. A browser that is told them with the page fetches them at once, not one after the other. What is
 * imported stands before what imports it.
 */
export function pageModules(manifestScript: string): (path: string) => string[] {
  const json = manifestScript.slice(manifestScript.indexOf('{'), manifestScript.lastIndexOf('}') + 1);
  const { routes } = manifestSchema.parse(JSON.parse(json));
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));

  const lineOf = (route: Route): Route[] => {
    const parent = routes[route.parentId ?? ''];
    return parent ? [...lineOf(parent), route] : [route];
  };
  // Some layouts have an address of their own, and are the frame of the page that stands at it.
  const pages = Object.entries(routes)
    .filter(([id, { path }]) => !parents.has(id) && path !== '*')
    .map(([, route]) => {
      const line = lineOf(route);
      return {
        segments: line.flatMap(({ path = '' }) => path.split('/')).filter((segment) => segment !== ''),
        modules: [...new Set(line.flatMap(({ module, imports }) => [...imports, module]))],
      };
    });

  return (path) => {
    const segments = path.split('/').filter((segment) => segment !== '');
    const matching = pages.filter(
      (page) =>
        page.segments.length === segments.length &&
        page.segments.every((segment, index) => segment.startsWith(':') || segment === segments[index]),
    );
    // "/products/import" is also a "/products/:id": what is named goes before what stands for anything.
    const exactness = (page: (typeof pages)[number]) =>
      page.segments.filter((s) => !s.startsWith(':')).length;
    return matching.toSorted((one, other) => exactness(other) - exactness(one))[0]?.modules ?? [];
  };
}

/**
 * The manifest as browsers are given it. What a module imports is named in the page; the router in the browser never asks
 * for it, and it is half of the script.
 */
export const withoutImports = (manifestScript: string): string =>
  manifestScript.replaceAll(/"imports":\[[^\]]*\]/g, '"imports":[]');
