import { useTranslations } from '../../../translations/use-translations';
import { EntryName } from './entry-name';
import { alignedPoints, formatCount, mostPoints, sameTotals, shortPoints } from './points';
import type { Result } from './result-query';

type Line = Result['lines'][number];
type Part = Result['parts'][number];

/**
 * All finalists with their parts. The roles are named, because on a phone each row is a card, and browsers take its role
 * from a table that they do not lay out as one.
 */
export function ResultTable({ result }: { result: Result }) {
  const t = useTranslations('results').table;
  const { parts, lines } = result;
  const most = (part: Part) => shortPoints(mostPoints(result, part));
  const format = alignedPoints(lines);
  const hasTie = lines.some(({ places }) => parts.some((part) => places[part] % 1 !== 0));
  const same = sameTotals(lines);
  const withoutVotes = lines.filter(({ votes }) => votes === 0).length;
  const sharesPoints = result.method === 'places' && parts.includes('votes') && withoutVotes > 1;
  return (
    <section aria-labelledby="parts-title" className="section">
      <h2 id="parts-title" className="text-3xl">
        {t.title}
      </h2>
      <table role="table" className="result-table" aria-label={t.caption}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t.place}
            </th>
            <th role="columnheader" scope="col">
              {t.singer}
            </th>
            {parts.map((part) => (
              <th key={part} role="columnheader" scope="col" className="result-part">
                <PartName part={part} />{' '}
                <span className="block font-normal whitespace-nowrap">{t.of(most(part))}</span>
              </th>
            ))}
            <th role="columnheader" scope="col" className="result-part">
              {t.total} <span className="block font-normal whitespace-nowrap">{t.of('100')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line) => (
            <Row key={line.number} line={line} parts={parts} format={format} most={most} />
          ))}
        </tbody>
      </table>
      {(same.inShort || same.inFull) && (
        <p className="mt-4 max-w-[70ch] text-sm text-ink-2">{same.inShort ? t.sameShort : t.sameFull}</p>
      )}
      {result.method === 'places' && lines.length > 1 && (
        <p className="mt-4 max-w-[70ch] text-sm text-ink-2">{t.lastPlace}</p>
      )}
      {sharesPoints && (
        <p className="mt-4 max-w-[70ch] text-sm text-ink-2">
          {t.noVotes(
            formatCount(withoutVotes),
            formatCount(lines.length - withoutVotes + 1),
            formatCount(lines.length),
          )}
        </p>
      )}
      {hasTie && <p className="mt-4 max-w-[70ch] text-sm text-ink-2">{t.tie}</p>}
    </section>
  );
}

interface RowProps {
  line: Line;
  parts: Part[];
  format(thousandths: number): string;
  most(part: Part): string;
}

function Row({ line, parts, format, most }: RowProps) {
  const { number, place, entry, points, places, votes } = line;
  const { table: t, entryOf } = useTranslations('results');
  return (
    <tr role="row">
      <td role="cell" className="font-display text-lg font-[560] text-zari-text lining-nums">
        {place}
      </td>
      <th role="rowheader" scope="row" className="result-singer">
        <span className="result-who">
          {entry ? (
            // The name is beside it.
            <img src={entry.photoUrl} alt="" loading="lazy" width={40} height={50} className="result-face" />
          ) : (
            <span className="result-face" />
          )}
          <span className="wrap-anywhere">
            <EntryName number={number} entry={entry} />
            {entry && <span className="block text-sm font-normal text-ink-2">{entryOf(number)}</span>}
          </span>
        </span>
        <Bar line={line} parts={parts} />
      </th>
      {parts.map((part) => (
        <td key={part} role="cell" className="result-part">
          <span aria-hidden className="result-label">
            <PartName part={part} />
          </span>
          <span className="font-medium">{format(points[part])}</span>
          <span aria-hidden className="result-of">
            {' '}
            {t.of(most(part))}
          </span>
          <span className="block text-sm text-ink-2">
            {t.partPlace(String(places[part]))}
            {part === 'votes' && <span className="block">{t.votes(formatCount(votes))}</span>}
          </span>
        </td>
      ))}
      <td role="cell" className="result-part result-total">
        {format(points.total)}
      </td>
    </tr>
  );
}

/** With the color of the part in the bars. */
function PartName({ part }: { part: Part }) {
  const t = useTranslations('results').table;
  return (
    <span className="result-name">
      <span aria-hidden className="result-key" data-part={part} />
      <span>{t.part[part]}</span>
    </span>
  );
}

/** The points of the parts, as long as they are many. The numbers are beside it. */
function Bar({ line: { points }, parts }: { line: Line; parts: Part[] }) {
  return (
    <span aria-hidden className="result-bar">
      {/* Nothing of a part without points, not even its gap. */}
      {parts
        .filter((part) => points[part] > 0)
        .map((part) => (
          <span key={part} data-part={part} style={{ width: `${points[part] / 1_000}%` }} />
        ))}
    </span>
  );
}
