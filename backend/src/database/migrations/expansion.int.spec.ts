import { DataSource } from 'typeorm';
import { createEmptyDatabase, type TestDatabase } from '../../../test/database.js';
import { dataSourceOptions, migrations } from '../data-source.js';
import { migrate } from '../migrate.js';

/** Changes of a migration that the release before it already supports. */
const FORESEEN: Record<string, string[]> = {
  ContestsApart1763700000000: ['contests demands: contests_apart'],
  // The release before does not write these columns, and their defaults are valid.
  LanguageOfUsers1764500000000: ['users demands: users_language'],
  LanguageOfEntries1764500000001: ['contest_entries demands: contest_entries_language'],
  LanguageOfContactMessages1764500000002: ['contact_messages demands: contact_messages_language'],
  LanguageOfEmails1764500000003: ['outgoing_emails demands: outgoing_emails_language'],
  SongGrounds1764800000000: ['uploaded_songs demands: uploaded_songs_grounds'],
  // The release before writes a count with its time, except where it fills an empty site with the demo.
  UnknownViews1765000000000: ['contest_entries demands: contest_entries_views_have_a_time'],
  // The release before writes complete contests, and their defaults publish them under a random slug.
  ContestLife1765200000000: [
    'contests demands: contests_certified_are_published',
    'contests demands: contests_published_are_complete',
    'contests demands: contests_slug',
    'contests demands: contests_slug_key',
  ],
  // The release before does not write this column.
  TextsOfSentEmails1765600000001: ['outgoing_emails demands: outgoing_emails_texts'],
  // The release before writes neither column.
  SamplePhotos1765700000000: ['contests demands: contests_sample_photo_files'],
  // The release before does not write this column, and its default is valid.
  AcceptanceOfContests1766000000000: ['contests demands: contests_acceptance'],
  // The release before writes neither the columns nor the status, and names no index in `on conflict`.
  WithdrawnEntries1766300000000: [
    'contest_entries demands: contest_entries_withdrawn',
    'contest_entries demands: contest_entries_withdrawn_from',
    `contest_entries lacks: CREATE UNIQUE INDEX contest_entries_one_per_video ON public.contest_entries USING btree (contest_id, video_id) WHERE (status <> 'rejected'::text)`,
  ],
  // The release before does not write this column.
  ChangesOfEntryEvents1766300000003: ['entry_events demands: entry_events_changed'],
  // The release before writes none of these columns.
  ModerationReasons1766400000000: [
    'entry_events demands: entry_events_reason',
    'entry_events demands: entry_events_reason_id_fkey',
    'entry_events demands: entry_events_sentence',
  ],
  // The release before does not write this column, and its default is random.
  AddressesOfEntries1766500000000: [
    'contest_entries demands: contest_entries_slug',
    'contest_entries demands: contest_entries_slug_key',
  ],
  // The release before writes both files of a photo, and never deletes them before their entry.
  DeletedPhotos1766600000001: [
    'contest_entries demands: contest_entries_approved_have_photo',
    'contest_entries demands: contest_entries_photo_files',
  ],
  // The release before does not write this column, and its default is valid.
  FindingsOfReasons1766720000000: ['moderation_reasons demands: moderation_reasons_findings'],
  // The release before does not write these columns.
  VideosOfRevisions1766745000001: [
    'entry_revisions demands: entry_revisions_video_duration',
    'entry_revisions demands: entry_revisions_video_metadata',
  ],
  // The id alone is unique.
  EntriesByContest1766900000000: ['contest_entries demands: contest_entries_by_contest'],
  // The release before writes none of these columns, and their defaults are valid.
  Judging1766935000000: ['contests demands: contests_votes_method', 'contests demands: contests_weights'],
  // The release before does not write this column.
  LettersOfJudges1766960000000: ['judges demands: judges_letter', 'judges demands: judges_letters'],
  // The release before does not write this column.
  RecipientKeys1767000000020: ['outgoing_emails demands: outgoing_emails_recipient_key'],
  // The release before does not write this column, and its default is valid.
  ClaimedCaptchas1767000000070: ['captchas demands: captchas_decodes'],
  // The release before writes neither column, and their defaults are valid.
  GalleryOrders1767000000111: [
    'contests demands: contests_ai_rule',
    'contests demands: contests_gallery_order',
  ],
  // The release before does not write this column.
  RecordedDomains1767000000140: ['disposable_domains demands: disposable_domains_reason'],
  // The release before does not write this column.
  NetworksOfVoteRequests1767000000142: ['vote_requests demands: vote_requests_network_key'],
  // The release before does not write this column.
  AudioInspections1767000000150: ['uploaded_songs demands: uploaded_songs_audio_inspection'],
  // The release before writes none of these columns. It cannot make an entry an anonymous line that has a declaration; the next night's job of
  // this release does.
  AiDeclarations1767000000145: [
    'contest_entries demands: contest_entries_ai_note',
    'contest_entries demands: contest_entries_ai_use',
    'contest_entries demands: contest_entries_erased_ai',
  ],
  // The release before does not write this column.
  AiUsesOfEvents1767000000146: ['entry_events demands: entry_events_ai_use'],
  // The release before deletes and erases no line. It inserts entries without naming the index.
  EntryDeletions1767000000040: [
    'contest_entries demands: contest_entries_deleted',
    'contest_entries demands: contest_entries_deleted_from',
    'contest_entries demands: contest_entries_erased',
    `contest_entries lacks: CREATE UNIQUE INDEX contest_entries_one_per_video ON public.contest_entries USING btree (contest_id, video_id) WHERE (status <> ALL (ARRAY['rejected'::text, 'withdrawn'::text]))`,
  ],
  // The release before does not write these columns. Its sweep cannot end an offer that is suspended, and tries again each minute.
  SuspendedOffers1767000000135: [
    'prize_offers demands: prize_offers_lapse_cause',
    'prize_offers demands: prize_offers_lapse_cause_of_lapsed',
    'prize_offers demands: prize_offers_suspended',
  ],
};

/** Older than the rule: an upgrade that includes it needs a stopped site. */
const LOCKS_SEVERAL = 'OwnerSearches1763800000000';

interface Trait {
  table: string;
  what: string;
}

/** What the code may use: columns with their types, and the unique indexes that `on conflict` can name. */
const OFFERS = `
  select relname as "table", attname || ' ' || format_type(atttypid, atttypmod) as what
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union
  select tablename, indexdef from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE %'`;

/** The requirements on a row: columns without a default, constraints and unique indexes. */
const DEMANDS = `
  select relname as "table", attname || ' is given' as what
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    and attnotnull and not atthasdef and attidentity = ''
  union
  select conrelid::regclass::text, conname from pg_constraint
  where connamespace = 'public'::regnamespace and contype <> 'n'
  union
  select tablename, indexname from pg_indexes where schemaname = 'public' and indexdef like 'CREATE UNIQUE %'`;

/** The tables that the current transaction has locked against writes. */
const LOCKED = `
  select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
  where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace
    and mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
  order by 1`;

let database: TestDatabase;

beforeEach(async () => {
  database = await createEmptyDatabase();
});

afterEach(() => database.drop());

/** The schema of a release that has the first `count` migrations. */
async function schemaAfter(count: number): Promise<{ offers: Trait[]; demands: Trait[] }> {
  const options = { ...dataSourceOptions(database.url, () => {}), migrations: migrations.slice(0, count) };
  const dataSource = await new DataSource(options).initialize();
  try {
    await migrate(dataSource);
    return { offers: await dataSource.query(OFFERS), demands: await dataSource.query(DEMANDS) };
  } finally {
    await dataSource.destroy();
  }
}

/** The traits of `one` that `other` lacks. */
function missing(one: Trait[], other: Trait[]): Trait[] {
  return one.filter(
    (trait) => !other.some(({ table, what }) => table === trait.table && what === trait.what),
  );
}

// @trust upgrade
test('no migration removes or requires anything that breaks the release before it', async () => {
  let before = await schemaAfter(1);
  for (const [index, { name }] of migrations.entries()) {
    const after = await schemaAfter(index + 1);
    const known = new Set(before.offers.map(({ table }) => table));
    const breaks = [
      ...missing(before.offers, after.offers).map(({ table, what }) => `${table} lacks: ${what}`),
      ...missing(after.demands, before.demands)
        .filter(({ table }) => known.has(table))
        .map(({ table, what }) => `${table} demands: ${what}`),
    ];
    expect([name, ...breaks.sort()]).toEqual([name, ...(FORESEEN[name] ?? [])]);
    before = after;
  }
});

test('no migration locks two tables that are in use, because it could deadlock with requests', async () => {
  const dataSource = await new DataSource(dataSourceOptions(database.url, () => {})).initialize();
  const runner = dataSource.createQueryRunner();
  try {
    let inUse: string[] = [];
    for (const migration of dataSource.migrations) {
      await runner.startTransaction();
      await migration.up(runner);
      const locked: Array<{ name: string }> = await runner.query(LOCKED);
      await runner.commitTransaction();

      const names = locked.map(({ name }) => name);
      const lockedInUse = names.filter((name) => inUse.includes(name));
      const [, ...more] = lockedInUse;
      if (migration.name !== LOCKS_SEVERAL) expect([migration.name, more]).toEqual([migration.name, []]);
      const tables: Array<{ name: string }> = await runner.query(
        `select tablename as name from pg_tables where schemaname = 'public'`,
      );
      inUse = tables.map(({ name }) => name);
    }
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
});
