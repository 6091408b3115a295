import { useTranslations } from '../../translations/use-translations';
import { type Assignment, isDone } from './jury-query';
import { writeMark } from './mark';

interface EntryListProps {
  assignments: Assignment[];
  /** The position of the entry that the page shows. */
  shown: number | undefined;
  isOpen: boolean;
  onGo(position: number): void;
}

/** All entries with their states and marks, to jump to. */
export function EntryList({ assignments, shown, isOpen, onGo }: EntryListProps) {
  const t = useTranslations('jury');
  const done = assignments.filter(isDone).length;
  return (
    <details className="mt-10 border-t border-line pt-2" open={isOpen}>
      <summary className="text-link w-fit py-2.5">{t.listTitle(done, assignments.length)}</summary>
      <ol className="jury-list mt-2">
        {assignments.map((assignment) => (
          <li key={assignment.id}>
            <button
              type="button"
              className="jury-link"
              aria-current={assignment.position === shown ? 'true' : undefined}
              onClick={() => onGo(assignment.position)}
            >
              <span className="font-medium">{t.entry(assignment.position)}</span>
              <span className={isDone(assignment) ? 'text-leaf' : 'text-ink-2'}>
                {t.states[assignment.state]}
              </span>
              <Marks assignment={assignment} />
              {assignment.resultNumber !== null && (
                <span className="text-ink-2">{t.numberInFiles(assignment.resultNumber)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Marks({ assignment: { rendition, engagement, state } }: { assignment: Assignment }) {
  if (rendition === null || state === 'abstained' || state === 'recused') return null;
  return (
    <span className="text-ink-2">
      {writeMark(rendition)} · {writeMark(engagement)}
    </span>
  );
}
