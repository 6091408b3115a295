import { renderToStaticMarkup } from 'react-dom/server';
import { stubGlobal, unstubGlobals } from '../../../../packages/api-client/test/stub-global';
import { BrowserRouter, type Location, navigate, useLocation } from './router';

interface Entry {
  state: { state: unknown; key: string } | null;
  pathname: string;
}

let entries: Entry[];
let dataset: Record<string, string>;
let loaded: string[];

beforeEach(() => {
  entries = [{ state: null, pathname: '/' }];
  dataset = {};
  loaded = [];
  stubGlobal('history', {
    get state() {
      return entries.at(-1)?.state;
    },
    pushState: (state: Entry['state'], _: string, pathname: string) => entries.push({ state, pathname }),
    replaceState: (state: Entry['state'], _: string, pathname = entries.at(-1)!.pathname) =>
      entries.splice(-1, 1, { state, pathname }),
  });
  stubGlobal('location', {
    get pathname() {
      return entries.at(-1)?.pathname;
    },
    search: '',
    hash: '',
    assign: (to: string) => loaded.push(to),
  });
  stubGlobal('dispatchEvent', () => true);
  stubGlobal('document', { documentElement: { dataset } });
});

afterEach(() => void unstubGlobals());

/** What a router that starts now has. */
function currentLocation(): Location {
  const locations: Location[] = [];
  function Probe() {
    locations.push(useLocation());
    return null;
  }
  renderToStaticMarkup(
    <BrowserRouter>
      <Probe />
    </BrowserRouter>,
  );
  return locations[0]!;
}

test('the entry of the document gets a key, which it keeps', () => {
  const { key, isFromHistory } = currentLocation();
  expect([key, isFromHistory]).toEqual([entries[0]?.state?.key, true]);
  expect(currentLocation().key).toBe(key);
});

test('a navigation adds an entry with a key and a state of its own', () => {
  const { key } = currentLocation();
  navigate('/songs', { state: 'kept' });
  expect(entries.map(({ pathname }) => pathname)).toEqual(['/', '/songs']);
  expect(currentLocation()).toMatchObject({ pathname: '/songs', state: 'kept' });
  expect(currentLocation().key).not.toBe(key);
});

test('a navigation that replaces takes the place of the entry', () => {
  const { key } = currentLocation();
  navigate('/songs', { replace: true });
  expect(entries.map(({ pathname }) => pathname)).toEqual(['/songs']);
  expect(currentLocation().key).not.toBe(key);
});

test('of a site that is not public, the same page in another language keeps its document', () => {
  entries = [{ state: null, pathname: '/setup' }];
  dataset['closed'] = '';
  navigate('/ml/setup?step=name');
  navigate('/setup#code');
  expect(loaded).toEqual([]);
  navigate('/ml');
  expect(loaded).toEqual(['/ml']);
});

test('of a site that is not public, the browser loads each other page from the server', () => {
  entries = [{ state: null, pathname: '/setup' }];
  dataset['closed'] = '';
  navigate('/setup?step=name');
  expect(loaded).toEqual([]);
  navigate('/songs');
  expect(loaded).toEqual(['/songs']);
  expect(entries.map(({ pathname }) => pathname)).toEqual(['/setup', '/setup?step=name']);
});
