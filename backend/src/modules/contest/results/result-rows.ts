import type { EntityManager } from 'typeorm';
import { photoPath } from '../photos/photo-path.js';
import type { ResultEntryDto, ResultPlacesDto, ResultPointsDto } from './result-line.dto.js';
import { ENTRIES } from '../entries/public.sql.js';

interface Row {
  number: number;
  place: number | null;
  rendition: number;
  engagement: number;
  votes: number;
  total: number;
  renditionDoublePlace: number;
  engagementDoublePlace: number;
  votesDoublePlace: number;
  votesCounted: number;
  entryId: string | null;
  status: string | null;
  slug: string | null;
  name: string | null;
  videoId: string | null;
}

export interface ReadLine {
  number: number;
  place: number | null;
  points: ResultPointsDto;
  places: ResultPlacesDto;
  /** Those that count. */
  votes: number;
  entryId: string | null;
  name: string | null;
  /** Null once the entry has left the contest. */
  entry: ResultEntryDto | null;
}

/** The entries of a version: finalists by place, then the others by number. */
export async function readLines(manager: EntityManager, resultId: string): Promise<ReadLine[]> {
  const rows = await manager.query<Row[]>(
    `select number, place, rendition, engagement, votes, total, votes_counted as "votesCounted",
       rendition_double_place as "renditionDoublePlace", engagement_double_place as "engagementDoublePlace",
       votes_double_place as "votesDoublePlace",
       entry.id as "entryId", status, slug, nullif(name, '') as name, video_id as "videoId"
     from result_lines left join ${ENTRIES} entry on entry.id = entry_id
     where result_id = $1 order by place nulls last, number`,
    [resultId],
  );
  return rows.map((row) => ({
    number: row.number,
    place: row.place,
    points: { rendition: row.rendition, engagement: row.engagement, votes: row.votes, total: row.total },
    places: {
      rendition: row.renditionDoublePlace / 2,
      engagement: row.engagementDoublePlace / 2,
      votes: row.votesDoublePlace / 2,
    },
    votes: row.votesCounted,
    entryId: row.entryId,
    name: row.name,
    entry: entryOf(row),
  }));
}

/** The most votes that a finalist has. */
export function mostVotes(lines: ReadLine[]): number {
  return Math.max(0, ...lines.map(({ place, votes }) => (place === null ? 0 : votes)));
}

function entryOf({ entryId: id, status, slug, name, videoId }: Row): ResultEntryDto | null {
  if (id === null || slug === null || name === null || videoId === null || status !== 'approved') return null;
  return { id, slug, name, videoId, photoUrl: photoPath(id, 'card') };
}
