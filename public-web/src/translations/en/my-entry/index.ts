import type { Schemas } from '@paattu/api-client';
import { access } from './access';
import { address } from './address';
import { change } from './change';
import { consents } from './consents';
import { data } from './data';
import { declaration } from './declaration';
import { emails } from './emails';
import { history } from './history';
import { next } from './next';
import { proof } from './proof';
import { request } from './request';
import { result } from './result';
import { thread } from './thread';
import { video } from './video';
import { withdrawal } from './withdrawal';

type Entry = Schemas['MyEntryDto'];
type ChangedPart = NonNullable<Entry['history'][number]['changed']>[number];

/** The entrant's page of an entry, by its parts. */
export const myEntry = {
  title: 'Your Entry',
  description: 'See your entry in the contest, and what happens next.',
  loading: 'Loading your entry...',
  failed: 'Your entry could not be loaded.',
  others: 'Your other entries:',
  request,
  status: {
    pending: 'We are checking your entry',
    approved: 'Your entry is in the contest',
    rejected: 'Your entry was not accepted',
    withdrawn: 'You have withdrawn your entry',
  } satisfies Record<Entry['status'], string> as Record<Entry['status'], string>,
  next,
  enter: 'Enter the contest',
  publicPage: 'Your page that everyone sees, to share',
  photo: 'Your verification photo',
  name: 'Name',
  contest: 'Contest',
  email: 'Email',
  video,
  /** Of an act that did not reach the site. */
  noAnswer: 'Our site does not answer. Please check your connection and try again.',
  change,
  withdrawal,
  parts: { name: 'Name', video: 'Video', photo: 'Photo', ai: 'Artificial intelligence' } as Record<
    ChangedPart,
    string
  >,
  history,
  thread,
  emails,
  consents,
  data,
  declaration,
  /** Apart, because few entrants read it. */
  offer: () => import('./offer'),
  offerFailed: 'The offer of the prize could not be loaded.',
  proof,
  result,
  access,
  address,
};
