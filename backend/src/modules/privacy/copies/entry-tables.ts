/** A table in an entrant's copy of her data. */
export interface EntryTable {
  /** In the copy. */
  name: string;
  table: string;
  /** SQL that is true of the rows about the entry with the id $1. The rows are called `row`. */
  where: string;
  orderBy: string;
  /** The columns of the copy, which has them in camel case. */
  columns: string;
  /** SQL for what a column names that is stored in another table. */
  named?: Record<string, string>;
  /** SQL for what the copy has in place of a column's value. */
  instead?: Record<string, string>;
  /** Why the copy has not these columns. */
  leftOut: Record<string, string>;
}

const NUMBER_OF_ROW = 'Tells rows apart, and says nothing of her.';
const ITS_ENTRY = 'The copy is of this entry alone.';
const SECRET = 'The hash of a secret.';
const STAFF = 'A member of staff.';

/** Null until somebody has shown that she reads its mailbox: what is stored about an address that was only typed may be a stranger's. */
const provedAddress = '(select email from contest_entries where id = $1 and address_proved_at is not null)';
/** That an email was not sent because of its address, which its entry has or had. Until the address is proved, it reads as one that the site kept. */
const isHidden = `(row.status = 'suppressed' and ${provedAddress} is null)`;
const contestOf = '(select contest_id from contest_entries where id = $1)';

/**
 * Everything that is stored about an entry. A test compares it with `modules/privacy/columns.ts`: a new column of an entrant belongs
 * here, as part of the copy or with the reason why it is not.
 */
export const ENTRY_TABLES: readonly EntryTable[] = [
  {
    name: 'entry',
    table: 'contest_entries',
    where: 'row.id = $1',
    orderBy: 'row.id',
    columns:
      'id slug name email address_proved_at proof_taken_back_at language youtube_url video_id ai_use ai_note status withdrawn_at withdrawn_from view_count views_refreshed_at submitted_at updated_at',
    named: { contest: '(select title from contests where id = row.contest_id)' },
    leftOut: {
      contest_id: 'The copy has its title.',
      'verification_image_url card_image_url': 'The copy has the files.',
      'deleted_at deleted_from erased_at': 'Empty, because a deleted entry has no page and no copy.',
      views_error: 'Why YouTube did not answer, which is no matter of hers.',
      idempotency_key: 'Tells a retry of the form from another entry.',
    },
  },
  {
    name: 'history',
    table: 'entry_events',
    where: 'row.entry_id = $1',
    orderBy: 'row.id',
    columns: 'action from_status to_status reason reason_malayalam sentence changed ai_use created_at',
    leftOut: {
      id: NUMBER_OF_ROW,
      entry_id: ITS_ENTRY,
      actor_id: STAFF,
      reason_id: 'The copy has the words of the reason.',
    },
  },
  {
    name: 'consents',
    table: 'consents',
    where: 'row.entry_id = $1',
    orderBy: 'row.purpose',
    columns: 'purpose text_sha256 language method given_at',
    named: {
      text: '(select text from consent_texts where sha256 = row.text_sha256)',
      rulesVersion: '(select number from rule_versions where id = row.rule_version_id)',
    },
    leftOut: { entry_id: ITS_ENTRY, rule_version_id: 'The copy has the number of the version.' },
  },
  {
    name: 'video',
    table: 'entry_videos',
    where: 'row.entry_id = $1',
    orderBy: 'row.entry_id',
    columns:
      'video_id title channel_title channel_id duration_s published_at flags checked_at next_check_at health health_since problem',
    leftOut: { entry_id: ITS_ENTRY },
  },
  {
    name: 'proof',
    table: 'ownership_proofs',
    where: 'row.entry_id = $1',
    orderBy: 'row.asked_at',
    columns: 'code state video_id asked_at decided_at',
    leftOut: { entry_id: ITS_ENTRY },
  },
  {
    name: 'offer',
    table: 'prize_offers',
    where: 'row.entry_id = $1',
    orderBy: 'row.offered_at',
    columns:
      'place offered_at email_sent_at due_at state answered_at reminded_at suspended_at resumed_at left_at lapse_cause',
    leftOut: { entry_id: ITS_ENTRY, email_id: 'One of the emails.' },
  },
  {
    name: 'changes',
    table: 'entry_revisions',
    where: 'row.entry_id = $1',
    orderBy: 'row.created_at, row.id',
    columns:
      'name video_id video_flags video_title video_channel_title video_duration_s video_published_at video_checked_at state created_at decided_at',
    leftOut: {
      id: NUMBER_OF_ROW,
      entry_id: ITS_ENTRY,
      'verification_image_url card_image_url': 'The copy has the files.',
      decided_by: STAFF,
    },
  },
  {
    name: 'replaced',
    table: 'replaced_photos',
    where: 'row.entry_id = $1',
    orderBy: 'row.replaced_at, row.verification_image_url',
    columns: 'replaced_at',
    leftOut: {
      entry_id: ITS_ENTRY,
      'verification_image_url card_image_url': 'The copy has the files.',
    },
  },
  {
    name: 'messages',
    table: 'entry_messages',
    where: 'row.entry_id = $1',
    orderBy: 'row.number',
    columns: 'body created_at settled_at',
    named: { from: `case when row.author_id is null then 'entrant' else 'team' end` },
    leftOut: {
      'id number': NUMBER_OF_ROW,
      entry_id: ITS_ENTRY,
      author_id: STAFF,
    },
  },
  {
    name: 'emails',
    table: 'outgoing_emails',
    // That to the owner has the owner's address.
    where: `not row.is_trial and row.template <> 'owner-prize' and (row.entry_id = $1 or (row.entry_id is null and row.to_address = ${provedAddress}
      and (row.contest_id = ${contestOf} or row.template = 'entry-link')))`,
    orderBy: 'row.created_at, row.id',
    // With the subject, which is made of `payload` and `texts`.
    columns: 'id template to_address language status suppressed_for delivery created_at sent_at',
    instead: {
      status: `case when ${isHidden} then 'sent' else row.status end`,
      suppressed_for: `case when not ${isHidden} then row.suppressed_for end`,
      delivery: `case when ${isHidden} then 'kept' else row.delivery end`,
      sent_at: `case when ${isHidden} then row.updated_at else row.sent_at end`,
    },
    leftOut: {
      'payload texts': 'What the email was made of: she has got it, and a link in it opens her entry.',
      recipient_key: 'The hash of the address.',
      entry_id: ITS_ENTRY,
      contest_id: 'That of the entry.',
      is_trial: 'Trials of the owner are not about her.',
      'attempts last_error updated_at': 'How the server sends emails.',
    },
  },
  {
    name: 'links',
    table: 'entry_links',
    where: 'row.entry_id = $1',
    orderBy: 'row.created_at, row.id',
    columns: 'is_emailed created_at expires_at',
    leftOut: { id: NUMBER_OF_ROW, entry_id: ITS_ENTRY, token_hash: SECRET },
  },
  {
    name: 'browsers',
    table: 'entry_sessions',
    where: 'row.entry_id = $1',
    orderBy: 'row.created_at, row.id',
    columns: 'created_at expires_at',
    leftOut: { id: NUMBER_OF_ROW, entry_id: ITS_ENTRY, token_hash: SECRET },
  },
  {
    name: 'newAddress',
    table: 'address_changes',
    where: 'row.entry_id = $1',
    orderBy: 'row.entry_id',
    columns: 'email asks asked_at expires_at',
    leftOut: { entry_id: ITS_ENTRY, token_hash: SECRET },
  },
  {
    name: 'correction',
    table: 'entry_corrections',
    where: 'row.entry_id = $1',
    orderBy: 'row.entry_id',
    columns: 'remaining expires_at',
    leftOut: { entry_id: ITS_ENTRY },
  },
  {
    name: 'erasure',
    table: 'erasure_requests',
    where: 'row.entry_id = $1',
    orderBy: 'row.id',
    columns: 'state asked_at expires_at confirmed_at erased_at',
    leftOut: {
      id: NUMBER_OF_ROW,
      entry_id: ITS_ENTRY,
      contest_id: 'That of the entry.',
      token_hash: SECRET,
      email_id: 'Only after the entry is erased.',
    },
  },
  {
    name: 'bounces',
    table: 'email_bounces',
    where: `row.address = lower(${provedAddress})`,
    orderBy: 'row.created_at, row.id',
    columns: 'address kind code detail ends_emails forgiven_at created_at',
    leftOut: {
      id: NUMBER_OF_ROW,
      report_hash: 'Tells a report that comes again.',
      source: 'How the report came to the server.',
    },
  },
  {
    name: 'optOut',
    table: 'email_opt_outs',
    where: `row.email = lower(${provedAddress})`,
    orderBy: 'row.email',
    columns: 'email created_at',
    leftOut: {},
  },
];
