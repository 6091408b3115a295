import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InitialSchema1750000000000 implements MigrationInterface {
  name = 'InitialSchema1750000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The owner searches entries by parts of names and addresses.
    await queryRunner.query(`create extension if not exists pg_trgm`);
    await queryRunner.query(`create table users (
        id uuid not null default gen_random_uuid(),
        email text not null,
        display_name text not null,
        password_hash text not null,
        email_verified_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint users_email_key unique (email),
        constraint users_email_lower_case check (email = lower(email)),
        constraint users_pkey primary key (id)
      )`);
    await queryRunner.query(`create table account_tokens (
        id uuid not null default gen_random_uuid(),
        user_id uuid not null,
        purpose text not null,
        token_hash bytea not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        constraint account_tokens_token_hash_key unique (token_hash),
        constraint account_tokens_purpose check (purpose in ('verify_email', 'reset_password')),
        constraint account_tokens_pkey primary key (id)
      )`);
    await queryRunner.query(`create index account_tokens_user on account_tokens (user_id)`);
    await queryRunner.query(`create table refresh_tokens (
        id uuid not null default gen_random_uuid(),
        family_id uuid not null,
        user_id uuid not null,
        token_hash bytea not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null default now(),
        constraint refresh_tokens_token_hash_key unique (token_hash),
        constraint refresh_tokens_pkey primary key (id)
      )`);
    await queryRunner.query(`create index refresh_tokens_family on refresh_tokens (family_id)`);
    await queryRunner.query(`create index refresh_tokens_user on refresh_tokens (user_id)`);
    await queryRunner.query(`create table contact_messages (
        id uuid not null default gen_random_uuid(),
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        created_at timestamptz not null default now(),
        constraint contact_messages_pkey primary key (id)
      )`);
    await queryRunner.query(
      `create index contact_messages_newest_first on contact_messages (created_at, id)`,
    );
    await queryRunner.query(`create table captchas (
        id uuid not null default gen_random_uuid(),
        answer_hash bytea not null,
        attempts smallint not null default '0',
        expires_at timestamptz not null,
        used_at timestamptz,
        created_at timestamptz not null default now(),
        constraint captchas_attempts check (attempts between 0 and 5),
        constraint captchas_pkey primary key (id)
      )`);
    await queryRunner.query(`create index captchas_expiry on captchas (expires_at)`);
    await queryRunner.query(`create table contests (
        id uuid not null default gen_random_uuid(),
        title text not null,
        song_title text not null,
        song_title_malayalam text,
        prize_amount integer not null,
        tutorial_url text,
        sponsor_name text,
        sponsor_url text,
        time_zone text not null,
        announce_at timestamptz not null,
        opens_at timestamptz not null,
        closes_at timestamptz not null,
        voting_opens_at timestamptz not null,
        voting_closes_at timestamptz not null,
        winner_at timestamptz not null,
        entry_gate text not null default 'submission_phase',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint contests_dates_in_order check (announce_at <= opens_at and opens_at < closes_at and closes_at <= voting_opens_at and voting_opens_at < voting_closes_at and voting_closes_at <= winner_at),
        constraint contests_entry_gate check (entry_gate in ('always', 'submission_phase')),
        constraint contests_pkey primary key (id)
      )`);
    await queryRunner.query(`create table contest_entries (
        id uuid not null default gen_random_uuid(),
        contest_id uuid not null,
        name text not null,
        email text not null,
        youtube_url text not null,
        video_id text not null,
        verification_image_url text not null,
        card_image_url text not null,
        status text not null default 'pending',
        view_count bigint not null default '0',
        views_refreshed_at timestamptz,
        views_error text,
        idempotency_key text,
        submitted_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint contest_entries_view_count check (view_count >= 0),
        constraint contest_entries_video_id check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
        constraint contest_entries_name_not_blank check (name ~ '\\S'),
        constraint contest_entries_status check (status in ('pending', 'approved', 'rejected')),
        constraint contest_entries_pkey primary key (id)
      )`);
    await queryRunner.query(
      `create index contest_entries_newest_first on contest_entries (submitted_at, id)`,
    );
    await queryRunner.query(
      `create index contest_entries_public on contest_entries (view_count, submitted_at, id) where status = 'approved'`,
    );
    await queryRunner.query(
      `create unique index contest_entries_one_per_key on contest_entries (idempotency_key)`,
    );
    await queryRunner.query(
      `create unique index contest_entries_one_per_video on contest_entries (contest_id, video_id) where status <> 'rejected'`,
    );
    await queryRunner.query(`create table entry_events (
        id bigint generated by default as identity not null,
        entry_id uuid not null,
        actor_id uuid,
        action text not null,
        from_status text,
        to_status text,
        created_at timestamptz not null default now(),
        constraint entry_events_action check (action in ('submit', 'approve', 'reject', 'disapprove', 'delete')),
        constraint entry_events_pkey primary key (id)
      )`);
    await queryRunner.query(`create index entry_events_of_entry on entry_events (entry_id, id)`);
    await queryRunner.query(`create table email_opt_outs (
        email text not null,
        created_at timestamptz not null default now(),
        constraint email_opt_outs_email_lower_case check (email = lower(email)),
        constraint email_opt_outs_pkey primary key (email)
      )`);
    await queryRunner.query(`create table outgoing_emails (
        id uuid not null default gen_random_uuid(),
        template text not null,
        to_address text not null,
        payload jsonb not null default '{}',
        entry_id uuid,
        status text not null default 'queued',
        delivery text,
        attempts integer not null default '0',
        last_error text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        sent_at timestamptz,
        constraint outgoing_emails_delivery check (delivery in ('smtp', 'kept')),
        constraint outgoing_emails_status check (status in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
        constraint outgoing_emails_pkey primary key (id)
      )`);
    await queryRunner.query(`create index outgoing_emails_of_entry on outgoing_emails (entry_id)`);
    await queryRunner.query(
      `create index outgoing_emails_unsent on outgoing_emails (created_at) where status in ('queued', 'sending')`,
    );
    await queryRunner.query(`create index outgoing_emails_newest_first on outgoing_emails (created_at, id)`);
    await queryRunner.query(`create table uploaded_songs (
        id uuid not null default gen_random_uuid(),
        slug text not null,
        title text not null,
        title_malayalam text,
        artist text not null,
        description text,
        release_date date,
        audio_file_url text,
        audio_mime_type text,
        audio_size integer,
        audio_hash text,
        duration_seconds double precision,
        cover_image_url text,
        lyrics_file_url text,
        waveform smallint[],
        processing text not null default 'pending',
        uploaded_by uuid,
        upvotes integer not null default '0',
        downvotes integer not null default '0',
        download_count integer not null default '0',
        play_count integer not null default '0',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        constraint uploaded_songs_slug_key unique (slug),
        constraint uploaded_songs_processing check (processing in ('pending', 'done', 'failed')),
        constraint uploaded_songs_counters check (upvotes >= 0 and downvotes >= 0 and download_count >= 0 and play_count >= 0),
        constraint uploaded_songs_artist_not_blank check (artist ~ '\\S'),
        constraint uploaded_songs_title_not_blank check (title ~ '\\S'),
        constraint uploaded_songs_pkey primary key (id)
      )`);
    await queryRunner.query(`create index uploaded_songs_newest_first on uploaded_songs (created_at, id)`);
    await queryRunner.query(`create table song_interactions (
        id bigint generated by default as identity not null,
        song_id uuid not null,
        user_id uuid,
        interaction_type text not null,
        ip_address inet,
        play_counter integer,
        created_at timestamptz not null default now(),
        constraint song_interactions_listener check (user_id is not null or ip_address is not null),
        constraint song_interactions_votes_have_a_user check (user_id is not null or interaction_type in ('play', 'download')),
        constraint song_interactions_type check (interaction_type in ('play', 'download', 'upvote', 'downvote')),
        constraint song_interactions_pkey primary key (id)
      )`);
    await queryRunner.query(`create index song_interactions_by_time on song_interactions (created_at)`);
    await queryRunner.query(
      `create index song_interactions_votes_of_user on song_interactions (user_id) where interaction_type in ('upvote', 'downvote')`,
    );
    await queryRunner.query(
      `create unique index song_interactions_once_per_address on song_interactions (song_id, ip_address, interaction_type) where interaction_type in ('play', 'download') and user_id is null`,
    );
    await queryRunner.query(
      `create unique index song_interactions_once_per_user on song_interactions (song_id, user_id, interaction_type) where interaction_type in ('play', 'download') and user_id is not null`,
    );
    await queryRunner.query(
      `create unique index song_interactions_one_vote on song_interactions (song_id, user_id) where interaction_type in ('upvote', 'downvote')`,
    );
    await queryRunner.query(`create table user_favorites (
        user_id uuid not null,
        song_id uuid not null,
        created_at timestamptz not null default now(),
        constraint user_favorites_pkey primary key (user_id, song_id)
      )`);
    await queryRunner.query(
      `alter table account_tokens add constraint account_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade`,
    );
    await queryRunner.query(
      `alter table refresh_tokens add constraint refresh_tokens_user_id_fkey foreign key (user_id) references users(id) on delete cascade`,
    );
    await queryRunner.query(
      `alter table contest_entries add constraint contest_entries_contest_id_fkey foreign key (contest_id) references contests(id) on delete restrict`,
    );
    await queryRunner.query(
      `alter table uploaded_songs add constraint uploaded_songs_uploaded_by_fkey foreign key (uploaded_by) references users(id) on delete set null`,
    );
    await queryRunner.query(
      `alter table song_interactions add constraint song_interactions_song_id_fkey foreign key (song_id) references uploaded_songs(id) on delete cascade`,
    );
    await queryRunner.query(
      `alter table song_interactions add constraint song_interactions_user_id_fkey foreign key (user_id) references users(id) on delete cascade`,
    );
    await queryRunner.query(
      `alter table user_favorites add constraint user_favorites_user_id_fkey foreign key (user_id) references users(id) on delete cascade`,
    );
    await queryRunner.query(
      `alter table user_favorites add constraint user_favorites_song_id_fkey foreign key (song_id) references uploaded_songs(id) on delete cascade`,
    );
    await queryRunner.query(
      `create index contest_entries_search on contest_entries using gin (name gin_trgm_ops, email gin_trgm_ops)`,
    );
    // Counters of the rate limits. Unlogged, because a crash may lose them.
    await queryRunner.query(
      `create unlogged table rate_limits (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    );
    // Units of YouTube's API used on each day of Google's calendar.
    await queryRunner.query(`create table youtube_quota (day date primary key, units integer not null)`);
    // Actions that the product takes only once, e.g. the seeding of the demo.
    await queryRunner.query(
      `create table app_state (key text primary key, done_at timestamptz not null default now())`,
    );
    // The first contest, with the dates of its announcement; the owner edits it in the console.
    await queryRunner.query(`
      insert into contests (title, song_title, song_title_malayalam, prize_amount, time_zone, announce_at, opens_at, closes_at,
                            voting_opens_at, voting_closes_at, winner_at, entry_gate)
      values ('Cover Song Contest 2025', 'Monsoon Letter', 'മഴക്കത്ത്', 500000, 'Asia/Kolkata',
              '2025-06-15 00:00+05:30', '2025-06-17 00:00+05:30', '2025-08-01 00:00+05:30',
              '2025-08-01 00:00+05:30', '2025-08-16 00:00+05:30', '2025-08-16 00:00+05:30', 'always')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `drop table app_state, youtube_quota, rate_limits, user_favorites, song_interactions, uploaded_songs, outgoing_emails, email_opt_outs, entry_events, contest_entries, contests, captchas, contact_messages, refresh_tokens, account_tokens, users`,
    );
    await queryRunner.query(`drop extension if exists pg_trgm`);
  }
}
