// @ts-check
/** @typedef {import('./product.mjs').Product} Product */

/**
 * Adds songs as large as the demo's: lyrics of a dozen lines in two scripts, files, a waveform.
 * @param {Product} product
 * @param {number} count
 */
export async function addSongs(product, count) {
  await product.query(
    `insert into uploaded_songs (slug, title, title_malayalam, artist, description, release_date, audio_file_url,
       audio_mime_type, audio_size, audio_hash, duration_seconds, cover_image_url, cover_page_url, cover_card_url,
       lyrics_file_url, waveform, processing, created_at)
     select 'song-' || n, 'Monsoon Letter ' || n, 'മഴക്കത്ത്', 'Asha Menon', repeat('മഴയുടെ കത്ത് വന്നു' || E'\\n', 12),
       '2025-06-17', 'audio-files/' || n || '.mp3', 'audio/mpeg', 5000000, md5(n::text) || md5(n::text), 214.6,
       'covers/' || n || '.jpg', 'covers/' || n || '.page.webp', 'covers/' || n || '.webp', 'lyrics/' || n || '.txt',
       array_fill(50::smallint, array[800]), 'done', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [count],
  );
  await settle(product);
}

/**
 * Adds entries to the first contest, after the `offset` existing ones. Most are approved.
 * @param {Product} product
 * @param {number} count
 * @param {number} [offset]
 */
export async function addEntries(product, count, offset = 0) {
  await product.query(
    `insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url,
       card_image_url, status, view_count, views_refreshed_at, submitted_at)
     select (select id from contests order by winner_at desc limit 1), 'Singer ' || md5(n::text),
       md5(n::text) || '@example.com', 'https://www.youtube.com/watch?v=' || lpad(n::text, 11, '0'),
       lpad(n::text, 11, '0'), 'contest-submissions/contest-images/' || n || '.jpg',
       'contest-submissions/contest-images/' || n || '-card.webp',
       case when n % 10 = 0 then 'pending' else 'approved' end, (n * 7919) % 100003, now(), now() - n * interval '1 minute'
     from generate_series($2::int + 1, $2::int + $1::int) n`,
    [count, offset],
  );
  await settle(product);
}

/**
 * Adds former contests, one a year, so that there are `contests` of them with the first one, and fills each with entries
 * of every status and their events.
 * @param {Product} product
 * @param {{ contests: number, entriesOfEach: number }} size
 */
export async function addArchive(product, { contests, entriesOfEach }) {
  await product.query(
    `insert into contests (slug, title, song_title, prize_amount, time_zone, published_at, certified_at,
       announce_at, opens_at, closes_at, voting_opens_at, voting_closes_at, winner_at)
     select 'contest-of-' || n, 'Contest of ' || n || ' years before', song_title, prize_amount, time_zone,
       announce_at - n * interval '1 year', winner_at - n * interval '1 year', announce_at - n * interval '1 year',
       opens_at - n * interval '1 year', closes_at - n * interval '1 year', voting_opens_at - n * interval '1 year',
       voting_closes_at - n * interval '1 year', winner_at - n * interval '1 year'
     from contests, generate_series(1, $1::int - 1) n`,
    [contests],
  );
  await product.query(
    `with entry as (
       insert into contest_entries (contest_id, name, email, youtube_url, video_id, verification_image_url,
         card_image_url, status, view_count, views_refreshed_at, submitted_at)
       select contest.id, 'Singer ' || md5(contest.slug || n), md5(contest.slug || n) || '@example.com',
         'https://www.youtube.com/watch?v=' || lpad(n::text, 11, '0'), lpad(n::text, 11, '0'),
         'contest-submissions/contest-images/' || contest.slug || n || '.jpg',
         'contest-submissions/contest-images/' || contest.slug || n || '.webp',
         case n % 10 when 0 then 'pending' when 1 then 'rejected' else 'approved' end,
         (n * 7919) % 100003, now(), contest.opens_at + n * (contest.closes_at - contest.opens_at) / $1::int
       from contests contest, generate_series(1, $1::int) n
       order by contest.announce_at, n
       returning id, submitted_at
     )
     insert into entry_events (entry_id, action, to_status, created_at)
     select id, 'submit', 'pending', submitted_at from entry order by submitted_at`,
    [entriesOfEach],
  );
  await settle(product);
}

/**
 * Adds signed-in users, each with a session.
 * @param {Product} product
 * @param {number} count
 * @returns {Promise<{ user: string, session: string }[]>}
 */
export async function addUsers(product, count) {
  const users = await product.query(
    `with listener as (
       insert into users (email, display_name, password_hash, email_verified_at)
       select 'listener-' || n || '@example.com', 'Listener ' || n, '-', now() from generate_series(1, $1::int) n
       returning id
     )
     insert into refresh_tokens (family_id, user_id, token_hash, expires_at)
     select gen_random_uuid(), id, sha256(id::text::bytea), now() + interval '1 day' from listener
     returning user_id as user, family_id as session`,
    [count],
  );
  await settle(product);
  return users;
}

/**
 * Moves the first contest so that its voting is open.
 * @param {Product} product
 */
export async function openVoting(product) {
  await product.query(
    `update contests set announce_at = now() - interval '40 days', opens_at = now() - interval '30 days',
       closes_at = now() - interval '1 day', voting_opens_at = now() - interval '1 day',
       voting_closes_at = now() + interval '1 day', winner_at = now() + interval '8 days', certified_at = null`,
  );
}

/**
 * Adds requests of votes for one entry, as if their emails had been sent. The token of the n-th link is `voter-n`, from 0 on.
 * @param {Product} product
 * @param {number} count
 */
export async function addVoteLinks(product, count) {
  await product.query(
    `insert into vote_requests (contest_id, entry_id, voter_key, email, language, token_hash, consent_text_sha256, expires_at)
     select contest_id, id, sha256(('key-' || n)::bytea), 'voter-' || n || '@example.com', 'en',
       sha256(('voter-' || n)::bytea), '', now() + interval '1 day'
     from (select id, contest_id from contest_entries where status = 'approved' limit 1) entry,
       generate_series(0, $1::int - 1) n`,
    [count],
  );
  await settle(product);
}

/**
 * Vacuums now, because autovacuum would do it during a measure, and notifies every process of the change.
 * @param {Product} product
 */
export async function settle(product) {
  await product.query('vacuum analyze');
  for (const topic of ['songs', 'entries'])
    await product.query('select pg_notify($1, $2)', ['paattu_changes', topic]);
}

/**
 * Adds plays of anonymous listeners, spread over the songs and the last two years; updates the songs' counters.
 * @param {Product} product
 * @param {number} count
 * @param {number} offset the number of existing plays
 */
export async function addInteractions(product, count, offset) {
  if (count === 0) return;
  await product.query(
    `with song as (select id, row_number() over (order by created_at desc, id) - 1 as n from uploaded_songs)
     insert into song_interactions (song_id, ip_address, interaction_type, play_counter, created_at)
     select song.id, '10.0.0.0'::inet + play, 'play', 1 + play / songs.count, now() - play % 1051200 * interval '1 minute'
     from (select count(*) from uploaded_songs) songs,
       generate_series($1::bigint, $1::bigint + $2::bigint - 1) play join song on song.n = play % 100`,
    [offset, count],
  );
  await product.query(
    `update uploaded_songs song set play_count = counted.plays
     from (select song_id, count(*) as plays from song_interactions group by 1) counted where counted.song_id = song.id`,
  );
  await settle(product);
}
