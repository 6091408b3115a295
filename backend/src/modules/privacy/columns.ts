import type { KindName } from './kinds.js';

/** `none`: nothing of a visitor. What the artist publishes herself is no personal data here. */
type Classification = Partial<Record<KindName | 'none', string>>;

/** The kinds of each column of each table. A test compares the list with the database. */
export const COLUMNS: Record<string, Classification> = {
  account_tokens: { 'account-link': 'id user_id purpose token_hash expires_at created_at' },
  address_changes: { 'new-address': 'entry_id email token_hash asks asked_at expires_at' },
  api_tokens: {
    'api-token': 'id user_id name scopes token_hash created_at expires_at revoked_at last_used_at',
  },
  app_state: { none: 'key done_at' },
  audit_details: { 'act-details': 'audit_id salt before after' },
  audit_log: { act: 'id at actor_id action subject_kind subject_id contest_id data details_hash' },
  audit_seals: { act: 'contest_id position audit_id day previous_hash hash' },
  ballot_contexts: { voter: 'ballot_id ip network device_id user_agent_class confirmed_after_ms' },
  ballot_signals: { voter: 'ballot_id kind points evidence rules_version' },
  ballots: {
    vote: 'id contest_id voter_key entry_id state withdrawn_from lost_entry receipt_code language consent_text_sha256 rule_version_id counted_at changed_at changes',
    voter: 'email user_id',
  },
  backups: {
    none: 'id name place cause state asked_at begun_at ended_at bytes rows files lost_files checksum release schema failure error rest_deleted_at reported_at verification verification_begun_at verified_at verification_failure verification_error verification_reported_at',
  },
  captchas: { captcha: 'id answer_hash attempts decodes expires_at used_at used_by created_at' },
  care_settings: {
    none: 'one since overdue_reported_at place_troubles owners_bucket_used_at looks_for_releases newest_release looked_at',
  },
  code_apps: { 'code-app': 'user_id seed created_at confirmed_at last_step' },
  consent_texts: { none: 'sha256 text' },
  consents: {
    'approved-entry': 'entry_id purpose rule_version_id text_sha256 language method given_at',
    'other-entry': 'entry_id purpose rule_version_id text_sha256 language method given_at',
  },
  contact_answers: { 'contact-message': 'id message_id text created_at' },
  contact_messages: { 'contact-message': 'id name email subject message created_at language read_at' },
  contest_entries: {
    'approved-entry':
      'id contest_id slug name email address_proved_at proof_taken_back_at language youtube_url video_id verification_image_url card_image_url status withdrawn_at withdrawn_from deleted_at deleted_from erased_at idempotency_key ai_use ai_note submitted_at updated_at',
    'other-entry':
      'id contest_id slug name email address_proved_at proof_taken_back_at language youtube_url video_id status withdrawn_at withdrawn_from deleted_at deleted_from erased_at idempotency_key ai_use ai_note submitted_at updated_at',
    'rejected-photo': 'verification_image_url card_image_url',
    'undecided-photo': 'verification_image_url card_image_url',
    youtube: 'view_count views_refreshed_at views_error',
    none: 'is_demo',
  },
  contest_extensions: {
    none: 'id contest_id date from_instant to_instant reason reason_malayalam created_at',
  },
  contest_results: {
    none: 'id contest_id version state reason reason_malayalam proposed_at dropped_at certified_at manifest fault announced_at final_at',
  },
  contests: {
    none: 'id title title_malayalam song_title song_title_malayalam prize_amount tutorial_url sponsor_name sponsor_name_malayalam sponsor_url time_zone announce_at opens_at closes_at voting_opens_at voting_closes_at acceptance winner_at entry_gate created_at updated_at slug published_at certified_at result_announced_at result_final_at winner_warned_at votes_closed_at votes_method rendition_weight engagement_weight rendition_guidance rendition_guidance_malayalam engagement_guidance engagement_guidance_malayalam sample_photo_file sample_photo_card_file sample_alt sample_alt_malayalam gallery_order ai_rule is_example',
  },
  disposable_domains: { none: 'domain created_at reason' },
  email_bounces: {
    bounce: 'id report_hash source address kind code detail ends_emails forgiven_at created_at',
  },
  email_opt_outs: { 'opt-out': 'email created_at' },
  email_texts: { none: 'id template language contest_id blocks' },
  entry_corrections: { 'entry-link': 'entry_id remaining expires_at' },
  entry_events: {
    'entry-history':
      'id entry_id actor_id action from_status to_status reason_id reason reason_malayalam changed ai_use created_at',
    'entry-note': 'sentence',
  },
  entry_links: { 'entry-link': 'id entry_id token_hash is_emailed created_at expires_at' },
  entry_messages: { 'entry-message': 'id entry_id number author_id body created_at settled_at' },
  entry_notes: { 'entry-note': 'id entry_id author_id body created_at' },
  entry_revisions: {
    revision:
      'id entry_id name video_id verification_image_url card_image_url state created_at decided_at decided_by',
    youtube:
      'video_flags video_title video_channel_title video_duration_s video_published_at video_checked_at',
  },
  entry_sessions: { 'entry-link': 'id token_hash entry_id created_at expires_at' },
  entry_videos: {
    youtube:
      'entry_id video_id title channel_title channel_id duration_s published_at flags checked_at next_check_at health health_since problem',
  },
  erasure_requests: {
    'erasure-request':
      'id entry_id contest_id state token_hash asked_at expires_at confirmed_at erased_at email_id',
  },
  fraud_action_ballots: { vote: 'action_id ballot_id from_state changes' },
  fraud_actions: { none: 'id contest_id actor_id kind reason ballots created_at undone_at undone_by' },
  judges: {
    judge:
      'id contest_id name locale link_hash link_expires_at invited_at accepted_at revoked_at revoke_reason letter',
    'judge-address': 'email canonical_email',
  },
  jury_assignments: {
    mark: 'id contest_id round_id judge_id entry_id state rendition engagement rendition_locked_at reason version submitted_at changed_at',
    'judge-address': 'note',
  },
  jury_reminders: { judge: 'judge_id round_id kind sent_at' },
  jury_rounds: { none: 'id contest_id number seed opened_at closes_at' },
  identity_checks: { session: 'session_id user_id checked_at' },
  jury_sessions: {
    'jury-browser': 'id judge_id token_hash created_at expires_at last_used_at user_agent_class',
  },
  legal_holds: { hold: 'id contest_id reason set_at lifted_at' },
  lost_votes: { voter: 'id ballot_id entry_id lost_at emailed_at returned_at returns recorded_at' },
  mail_domains: { voter: 'domain has_mx checked_at' },
  migrations: { none: 'id timestamp name' },
  moderation_reasons: { none: 'id action label text text_malayalam findings position archived_at' },
  notice_settings: { none: 'one mode digest_hour entries_noticed_at messages_noticed_at digest_at' },
  outgoing_emails: {
    email:
      'id template to_address recipient_key language payload texts entry_id contest_id is_trial status suppressed_for delivery attempts last_error created_at updated_at sent_at',
  },
  owner_news: { none: 'subject_id kind created_at' },
  ownership_proofs: {
    'approved-entry': 'entry_id code state video_id asked_at decided_at',
    'other-entry': 'entry_id code state video_id asked_at decided_at',
  },
  passkeys: {
    passkey: 'id user_id name credential_id public_key counter created_at last_used_at',
  },
  passkey_challenges: { 'passkey-challenge': 'challenge_hash purpose holder_hash created_at expires_at' },
  personal_reads: { 'personal-read': 'id user_id what subject_id hour at' },
  playback_failures: { none: 'song_id day kind listeners' },
  portraits: { none: 'id image_url page_url card_url width height created_at' },
  prize_offers: {
    none: 'id contest_id',
    'approved-entry':
      'entry_id place email_id email_sent_at offered_at due_at state answered_at reminded_at suspended_at resumed_at left_at lapse_cause',
    'other-entry':
      'entry_id place email_id email_sent_at offered_at due_at state answered_at reminded_at suspended_at resumed_at left_at lapse_cause',
  },
  rate_limits: { 'rate-limit': 'key points expire' },
  recovery_codes: { 'code-app': 'code_hash user_id created_at' },
  refresh_tokens: {
    session: 'id family_id user_id token_hash expires_at used_at revoked_at created_at browser system',
  },
  replaced_photos: { 'replaced-photo': 'verification_image_url card_image_url entry_id replaced_at' },
  rejected_votes: { none: 'contest_id domain votes' },
  result_files: { none: 'result_id name content' },
  result_lines: {
    none: 'result_id number entry_id place rendition engagement votes total rendition_double_place engagement_double_place votes_double_place votes_counted',
  },
  result_waivers: { none: 'contest_id version blocker count subjects reason reason_malayalam waived_at' },
  // Asked by the owner.
  restores: {
    none: 'id backup_name backup_made_at asked_by asked_at state begun_at ended_at former_name failure error',
  },
  retention_rules: { none: 'kind days' },
  retention_runs: { none: 'id begun_at ended_at counts error' },
  rule_versions: {
    none: 'id contest_id number source source_malayalam text text_malayalam change change_malayalam sha256 published_at created_at updated_at',
  },
  security_events: {
    'security-event': 'id kind user_id actor_id network user_agent_class hour first_at last_at count',
  },
  setup_codes: { none: 'code_hash expires_at' },
  // What the owner sets for the site, her own address among it.
  site_settings: {
    none: 'one owner_email smtp_url mail_from youtube_api_key backup_bucket time_zone steps_dismissed_at not_public_since look_link_id look_until',
  },
  site_texts: { none: 'id published draft published_at updated_at' },
  song_interactions: {
    account: 'user_id',
    listener: 'ip_address',
    none: 'id song_id interaction_type play_counter created_at',
  },
  staff: {
    moderator: 'id email role language user_id invited_by invited_at token_hash expires_at accepted_at',
    invitation:
      'id email role language user_id invited_by invited_at token_hash expires_at accepted_at revoked_at',
  },
  staff_browsers: { 'staff-browser': 'id user_id token_hash first_at last_at' },
  staff_rules: { none: 'one need_factor' },
  tally_openings: { none: 'id contest_id actor_id reason opened_at' },
  unsealed_acts: { act: 'audit_id' },
  uploaded_songs: {
    none: 'id slug title title_malayalam artist description story story_malayalam release_date audio_file_url audio_mime_type audio_size audio_hash duration_seconds stated_seconds are_lyrics_from_tags audio_inspection cover_image_url cover_card_url cover_page_url lyrics_file_url waveform processing uploaded_by upvotes downvotes download_count play_count grounds published_at is_address_known created_at updated_at is_example',
  },
  user_favorites: { account: 'user_id song_id created_at' },
  used_vote_challenges: { none: 'nonce expires_at' },
  users: {
    account:
      'id email display_name language password_hash has_staff_password email_verified_at disabled_at created_at updated_at',
  },
  vote_requests: {
    voter:
      'id contest_id entry_id voter_key email language token_hash consent_text_sha256 rule_version_id requested_at expires_at confirmed_at network_key',
    'unconfirmed-voter': 'email network_key',
  },
  vote_scores: { none: 'contest_id scored_at fingerprint' },
  vote_sessions: { 'vote-browser': 'token_hash ballot_id expires_at' },
  youtube_quota: { none: 'day units stats_units is_stats_missing' },
};
