/** The parameter of an address that names the contest. */
export const CONTEST = 'contest';

/** Where the pages about one contest are, below the console. A test of the navigation compares the addresses with those of the pages. */
const PLACE = '/contest';
const SET_UP = `${PLACE}/setup`;
/** Below Set-up, these are no ids. */
const OTHERS = ['all', 'create'];
/** Pages of other places that are about the chosen contest as well. */
const FOLLOWING = ['/', '/stats', '/settings/email/texts'];

interface Address {
  /** Below the console. */
  pathname: string;
  search: string;
}

/** The contest that an address names: that of its form, of its query, or of the filter of a list in former links. */
export function contestOfAddress({ pathname, search }: Address): string | undefined {
  const [, id] = new RegExp(`^${SET_UP}/([^/]+)`).exec(pathname) ?? [];
  if (id !== undefined && !OTHERS.includes(id)) return id;
  const parameters = new URLSearchParams(search);
  const { contestId } = filterOf(parameters);
  const named = parameters.get(CONTEST) ?? contestId;
  return typeof named === 'string' && named !== 'all' ? named : undefined;
}

/** Whether the page is about one contest, so that its address says which. */
export function isOfContest({ pathname }: Pick<Address, 'pathname'>): boolean {
  return isWithin(pathname, PLACE) && !OTHERS.some((name) => pathname === `${SET_UP}/${name}`);
}

/** The address with the contest in it, and all else as it was. */
export function withContest({ pathname, search }: Address, id: string): Address {
  const parameters = new URLSearchParams(search);
  parameters.set(CONTEST, id);
  return { pathname, search: `?${parameters.toString()}` };
}

/**
 * Where another contest is chosen: the same page of that contest, from its first row on. A record is not of another
 * contest, so its list opens; a page that is about none leads to the overview.
 */
export function addressOfContest({ pathname, search }: Address, id: string): Address {
  const page = pageOf(pathname);
  if (page === undefined) return withContest({ pathname: PLACE, search: '' }, id);
  return inContest({ pathname: page, search: page === pathname ? search : '' }, id);
}

/** The same address in another contest, from the first row of its list on. */
export function inContest({ pathname, search }: Address, id: string): Address {
  const parameters = new URLSearchParams(search);
  const { contestId: _, ...filter } = filterOf(parameters);
  if (Object.keys(filter).length > 0) parameters.set('filter', JSON.stringify(filter));
  else parameters.delete('filter');
  parameters.delete('page');
  return withContest({ pathname, search: parameters.toString() }, id);
}

/** The page of a place that follows the chosen contest; undefined for any other page. */
function pageOf(pathname: string): string | undefined {
  if (FOLLOWING.includes(pathname)) return pathname;
  if (!isWithin(pathname, PLACE)) return undefined;
  const [, page] = new RegExp(`^(${PLACE}(?:/[^/]+)?)`).exec(pathname) ?? [];
  return page;
}

function isWithin(pathname: string, place: string): boolean {
  return pathname === place || pathname.startsWith(`${place}/`);
}

function filterOf(parameters: URLSearchParams): Record<string, unknown> {
  try {
    return JSON.parse(parameters.get('filter') ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}
