import type { OwnerApi, VisitorApi } from './api.js';
import { datesOf, FIRST_CONTEST, setContest } from './contests.js';
import { uniqueEmail } from './names.js';
import type { Product } from './product.js';

const INVITATION = { en: 'An invitation to the jury', ml: 'ജൂറിയിലേക്ക് ഒരു ക്ഷണം' };
const MONTH_MS = 30 * 86_400_000;

interface Hands {
  product: Product;
  ownerApi: OwnerApi;
  visitorApi: VisitorApi;
}

/** Invites three judges to a contest whose entries are complete. Two of them open their rooms. @returns the link of the other one */
export async function inviteJury(
  { product, ownerApi, visitorApi }: Hands,
  locale: 'en' | 'ml' = 'en',
): Promise<string> {
  await setContest(product, FIRST_CONTEST, { ...datesOf(4), certifiedAt: null });
  await ownerApi.rejectPending();
  const invite = async (name: string, language: 'en' | 'ml') => {
    const email = uniqueEmail('judge');
    await ownerApi.inviteJudge({ name, email, locale: language });
    return product.linkInEmail(email, INVITATION[language], language === 'en' ? '/jury' : '/ml/jury');
  };
  for (const name of ['Demo Judge B', 'Demo Judge C']) {
    const { hash } = new URL(await invite(name, 'en'));
    await visitorApi.openJuryRoom(hash.slice('#t='.length));
  }
  return invite('Demo Judge A', locale);
}

/** Opens the final, which closes in a month. */
export async function openRound(ownerApi: OwnerApi): Promise<void> {
  await ownerApi.openRound(new Date(Date.now() + MONTH_MS));
}
