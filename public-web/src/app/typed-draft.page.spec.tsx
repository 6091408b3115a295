import { stubGlobal, unstubGlobals } from '../../../packages/api-client/test/stub-global';
import { withSite } from '../../test/site';
import { createQueryClient } from './query-client';
import { showTypedDraft } from './typed-draft';

withSite();

describe('a page in the frame of the console', () => {
  let listening: jest.SpiedFunction<typeof addEventListener>;

  beforeEach(() => {
    stubGlobal('parent', { postMessage: () => {} });
    listening = jest.spyOn(globalThis, 'addEventListener');
  });
  // The pages of other tests are in the same window.
  afterEach(() => {
    for (const [type, listener, options] of listening.mock.calls)
      removeEventListener(type, listener as EventListener, options);
    listening.mockRestore();
    unstubGlobals();
  });

  it('holds its links back, and keeps what is typed', () => {
    const queries = createQueryClient();
    showTypedDraft(queries);
    document.body.innerHTML = '<a href="/songs"><b>Songs</b></a><button>Play</button>';
    const isFollowed = (selector: string) =>
      document
        .querySelector(selector)!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(isFollowed('b')).toBe(false);
    expect(isFollowed('button')).toBe(true);
    const staleTime = (...queryKey: string[]) => queries.defaultQueryOptions({ queryKey }).staleTime;
    expect([staleTime('songs'), staleTime('whole-song', 'road'), staleTime('texts', 'about')]).toEqual([
      Infinity,
      Infinity,
      Infinity,
    ]);
  });

  it('keeps what texts do not say of the site, such as that it has no contest', () => {
    const queries = createQueryClient();
    const frame = { isNotPublic: true, emails: 'kept', hasNoContest: true };
    queries.setQueryData(['texts'], { ...frame, siteName: 'Anu' });
    showTypedDraft(queries);
    const message = {
      data: { type: 'paattu-typed-draft', texts: {} },
      origin: location.origin,
      source: parent,
    };
    dispatchEvent(Object.assign(new Event('message'), message));
    expect(queries.getQueryData(['texts'])).toMatchObject(frame);
  });
});
