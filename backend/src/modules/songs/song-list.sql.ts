import type { EntityMetadata } from 'typeorm';

/** Columns that lists leave out, beside those that the entity does not select. */
const OMITTED: readonly string[] = ['uploadedBy'];

/**
 * $1 limit, $2 offset, $3 now. Lists the published songs, newest first, with the properties of `ListedPublishedSong`.
 * Plain SQL, because the list is read after each play, and creating entities would take longer than the statement.
 */
export function listPublished(metadata: EntityMetadata): string {
  return `${selectPublished(metadata)} where published_at <= $3
    order by published_at desc, id desc limit $1 offset $2`;
}

/** $1 id, $2 now. */
export function findPublished(metadata: EntityMetadata): string {
  return `${selectPublished(metadata)} where id = $1 and published_at <= $2`;
}

function selectPublished({ columns, tableName }: EntityMetadata): string {
  const selected = columns
    .filter(({ isSelect, propertyName }) => isSelect && !OMITTED.includes(propertyName))
    // The driver would return a date as an instant in the time zone of the server.
    .map(
      ({ databaseName, propertyName, type }) =>
        `${databaseName}${type === 'date' ? '::text' : ''} as "${propertyName}"`,
    );
  return `select ${selected.join(', ')} from ${tableName}`;
}
