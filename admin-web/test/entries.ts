import { ENTRY_TRANSITIONS, type EntryTransition } from '@paattu/shared/entry-transitions';
import type { SentRequest } from '../../packages/api-client/test/server';
import type { Entry, EntryEvent, EntryStatusCounts, Reason } from '../src/resources/entries/api';
import { button, example, press, screen, server, waitFor, within } from './console';

export const ENTRY_ID = (number: number) => `7f1c2f7e-3f0e-4b3c-9a44-${String(number).padStart(12, '0')}`;
const DAY_MS = 86_400_000;

/** The entries that the server has, the newest first. Tests change them as other moderators and entrants would. */
export let entries: Entry[] = [];
export let reasons: Reason[] = [];
let events = new Map<string, EntryEvent[]>();

export const entryOf = (name: string): Entry => {
  const entry = entries.find((one) => one.name === name);
  if (!entry) throw new Error(`no entry of ${name}`);
  return entry;
};

/** Changes an entry on the server. */
export function change(name: string, changes: Partial<Entry>): Entry {
  const changed = { ...entryOf(name), ...changes };
  entries = entries.map((entry) => (entry.id === changed.id ? changed : entry));
  return changed;
}

export function remove(name: string): void {
  entries = entries.filter((entry) => entry.name !== name);
}

/** A server that has these entries and decides on them. */
export function answerEntries(...some: (Partial<Entry> & { name: string })[]): void {
  entries = some.map((entry, index) =>
    example('AdminEntryDto', {
      id: ENTRY_ID(index + 1),
      email: `${entry.name.toLowerCase().replaceAll(' ', '-')}@visitor.example`,
      contestId: ENTRY_ID(100),
      status: 'pending',
      isOwners: false,
      isApprovalOwners: false,
      unansweredMessages: 0,
      viewCount: 0,
      submittedAt: new Date(Date.now() - (index + 1) * DAY_MS).toISOString(),
      ...entry,
    }),
  );
  events = new Map();
  reasons = [];
  server.list('/api/admin/entries', listed);
  server.answer('get', '/api/admin/entries/status-counts', 200, countByStatus);
  server.answer('get', '/api/admin/entries/deletions', 200, []);
  server.answer('get', '/api/admin/entries/proofs', 200, example('ContestProofsDto', { isDue: false }));
  server.answer('get', '/api/admin/moderation-reasons/offered', 200, () => reasons);
  server.answer('get', '/api/admin/entries/{id}', 200, named);
  server.answer('get', '/api/admin/entries/{id}/events', 200, (request) => events.get(idOf(request)) ?? []);
  server.answer('get', '/api/admin/entries/{id}/related', 200, []);
  server.answer('get', '/api/admin/entries/{id}/messages', 200, []);
  server.answer('get', '/api/admin/entries/{id}/notes', 200, []);
  server.answer('get', '/api/admin/entries/{id}/proof', 200, example('OwnershipProofDto'));
  server.answer('get', '/api/contest/entries/{id}/photo', 200);
  for (const transition of ['approve', 'reject', 'disapprove'] as const)
    server.answer('post', `/api/admin/entries/{id}/${transition}`, 200, (request) =>
      decided(request, transition),
    );
}

/** Deletes entries and undoes it. */
export function answerDeletions(): void {
  let deleted: Entry[] = [];
  server.answer('delete', '/api/admin/entries/{id}', 200, (request) => {
    const entry = named(request);
    deleted = [entry, ...deleted];
    remove(entry.name);
    return example('DeletedEntryDto');
  });
  server.answer('get', '/api/admin/entries/deletions', 200, () =>
    deleted.map(({ id, name, contestTitle }) => example('EntryDeletionDto', { id, name, contestTitle })),
  );
  server.answer('post', '/api/admin/entries/{id}/undo-delete', 200, (request) => {
    const entry = deleted.find(({ id }) => id === idOf(request))!;
    deleted = deleted.filter((one) => one !== entry);
    entries = [entry, ...entries];
    return entry;
  });
}

/** YouTube knows these views of each entry. */
export function answerViews(views: Record<string, number>): void {
  const refresh = (entry: Entry) => {
    const viewCount = views[entry.name] ?? 0;
    change(entry.name, { viewCount, viewsRefreshedAt: new Date().toISOString() });
    return { id: entry.id, viewCount, error: null };
  };
  server.answer('post', '/api/admin/entries/{id}/refresh-views', 200, (request) => refresh(named(request)));
  server.answer('post', '/api/admin/entries/refresh-views', 200, ({ body }) =>
    (body as { ids: string[] }).ids.map((id) => refresh(entries.find((entry) => entry.id === id)!)),
  );
}

export const reason = (label: string, changes: Partial<Reason> = {}): Reason =>
  example('OfferedReasonDto', {
    id: label,
    action: 'reject',
    label,
    text: `${label}.`,
    recentUses: 0,
    ...changes,
  });

export function setReasons(...some: Reason[]): void {
  reasons = some;
}

export const note = (name: string, event: Partial<EntryEvent>): void => {
  const { id } = entryOf(name);
  events.set(id, [...(events.get(id) ?? []), example('EntryEventDto', event)]);
};

const idOf = ({ line }: SentRequest) => line.split('/')[4] ?? '';

function named(request: SentRequest): Entry {
  const entry = entries.find(({ id }) => id === idOf(request));
  if (!entry) throw new Error(`no entry: ${request.line}`);
  return entry;
}

function decided(request: SentRequest, transition: EntryTransition): Entry {
  const { name } = named(request);
  note(name, { action: transition, actor: 'owner@paattu.example' });
  return change(name, { status: ENTRY_TRANSITIONS[transition].to });
}

function listed({ query }: SentRequest): Entry[] {
  const {
    status,
    q = '',
    hasRevision,
    contestId,
  } = JSON.parse(query.get('filter') ?? '{}') as Record<string, string>;
  const [, order] = JSON.parse(query.get('sort') ?? '[]') as string[];
  const found = entries.filter(
    (entry) =>
      (contestId === undefined || contestId === 'current' || entry.contestId === contestId) &&
      (status === undefined || entry.status === status) &&
      (hasRevision === undefined || entry.revision !== null) &&
      `${entry.name} ${entry.email}`.includes(q),
  );
  return order === 'ASC' ? found.reverse() : found;
}

function countByStatus(): EntryStatusCounts {
  const count = (is: (entry: Entry) => boolean) => entries.filter(is).length;
  return {
    pending: count(({ status }) => status === 'pending'),
    approved: count(({ status }) => status === 'approved'),
    rejected: count(({ status }) => status === 'rejected'),
    withdrawn: count(({ status }) => status === 'withdrawn'),
    total: entries.length,
    unanswered: count(({ unansweredMessages }) => unansweredMessages > 0),
    videoBroken: 0,
    waiting: count(({ status, unansweredMessages }) => status === 'pending' || unansweredMessages > 0),
    revised: count(({ revision }) => revision !== null),
    aiDoubtful: 0,
  };
}

/** The row of an entry in the list. */
export const row = (name: string) => screen.getByRole('article', { name });
export const findRow = (name: string) => screen.findByRole('article', { name });
export const inRow = (name: string) => within(row(name));
export const expectInRow = (name: string, text: string) =>
  waitFor(() => expect(row(name).textContent).toContain(text));

export const menuOf = (name: string) => screen.getByRole('button', { name: `More actions for ${name}` });

/** Opens the menu of an entry, and presses its item. */
export async function pressItem(name: string, item: string): Promise<void> {
  await press(menuOf(name));
  await press(await screen.findByRole('menuitem', { name: item }));
}

/** Presses a button of the row of an entry, or the item of its menu. */
export async function act(name: string, action: string): Promise<void> {
  const shown = inRow(name).queryByRole('button', { name: action });
  if (shown) await press(shown);
  else await pressItem(name, action);
}

/** Presses an item of the menu of the list. */
export async function pressOfList(item: string): Promise<void> {
  await press(button('More actions for the list'));
  await press(await screen.findByRole('menuitem', { name: item }));
}

export const undo = () => button('Undo');

/** Sends the waiting decision, as leaving the page does. */
export const sendDecision = () => window.dispatchEvent(new Event('pagehide'));
