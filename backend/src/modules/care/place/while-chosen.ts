import type { DataSource } from 'typeorm';
import type { Config } from '../../../config/config.js';
import { BackupPlaces } from '../../../infra/storage/backup-places.js';

const LOOKS_EVERY_MS = 2_000;

/**
 * Does what must not keep a worker in a place of backups. It ends with its time, and once the owner has chosen another place, also in the middle of
 * a request.
 * @param work asks the places that it is given, and the signal where it asks none
 * @returns whether it was done; false if another place was chosen meanwhile, so that its error is of no interest
 */
export async function whileChosen(
  config: Config,
  dataSource: DataSource,
  places: BackupPlaces,
  withinMs: number,
  work: (places: BackupPlaces, signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  // Nobody can choose another place while the database does not answer. The error of the work says more.
  const isChosen = () =>
    BackupPlaces.read(config, dataSource).then(
      ({ present }) => present === places.present,
      () => true,
    );
  const ending = new AbortController();
  const end = (why: string) => ending.abort(new Error(why));
  const timeout = setTimeout(() => end('no answer in time'), withinMs);
  const looks = setInterval(() => {
    void isChosen().then((is) => is || end('another place is chosen'));
  }, LOOKS_EVERY_MS);
  try {
    await work(places.endingWith(ending.signal), ending.signal);
    return true;
  } catch (error) {
    if (await isChosen()) throw error;
    return false;
  } finally {
    clearTimeout(timeout);
    clearInterval(looks);
    ending.abort();
  }
}
