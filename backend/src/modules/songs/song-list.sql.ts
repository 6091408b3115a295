/**
 * $1 limit, $2 offset. Read after each play that somebody looks at, so it is spared the making of entities, which
 * would take longer than the statement does.
 */
export const LIST_NEWEST = `
  select id, slug, title, title_malayalam as "titleMalayalam", artist, description, release_date::text as "releaseDate",
         audio_file_url as "audioFileUrl", audio_mime_type as "audioMimeType", audio_size as "audioSize",
         audio_hash as "audioHash", duration_seconds as "durationSeconds", cover_image_url as "coverImageUrl",
         cover_card_url as "coverCardUrl", lyrics_file_url as "lyricsFileUrl", processing, upvotes, downvotes,
         download_count as "downloadCount", play_count as "playCount", created_at as "createdAt", updated_at as "updatedAt"
  from uploaded_songs
  order by created_at desc, id desc
  limit $1 offset $2`;
