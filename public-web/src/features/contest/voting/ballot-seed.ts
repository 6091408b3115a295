import { attempt } from '../../../lib/attempt';

const KEY = 'paattu-ballot-seed';

/** Below 10^18, as the server accepts it. */
const createSeed = () => (crypto.getRandomValues(new BigUint64Array(1))[0]! % 10n ** 18n).toString();

/** Where the browser blocks storage, the order lasts until the page is loaded again. */
let ofThisPage: string | undefined;

/** The order of the entries in this browser, the same at each visit. */
export function ballotSeed(): string {
  const stored = attempt(() => localStorage.getItem(KEY));
  if (stored && /^\d{1,18}$/.test(stored)) return stored;
  ofThisPage ??= createSeed();
  const seed = ofThisPage;
  attempt(() => localStorage.setItem(KEY, seed));
  return seed;
}
