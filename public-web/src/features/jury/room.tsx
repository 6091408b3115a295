import { ownerText } from '@paattu/shared/locales';
import { useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../components/empty-state';
import { Link, useOpenPage } from '../../components/link';
import { useNoEmails } from '../../components/no-emails';
import { useDeadlines } from '../../lib/deadlines';
import { focusHeading } from '../../lib/focus-heading';
import { useNow } from '../../lib/use-now';
import { useSearch } from '../../lib/use-search';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Drafts } from './drafts';
import { EntryList } from './entry-list';
import { EntryRoom } from './entry-room';
import { isDone, type JuryRoom, type Round } from './jury-query';
import { LeaveButton } from './leave-button';
import { useDrafts } from './use-drafts';

interface RoomProps {
  room: JuryRoom;
  /** When the room arrived, by this device: its clock may be wrong. */
  receivedAt: number;
  onLeave(): void;
}

export function Room({ room, receivedAt, onLeave }: RoomProps) {
  const t = useTranslations('jury');
  const { deadline } = useDeadlines();
  const contest = ownerText(useLocale(), room.contest.title, room.contest.titleMalayalam);
  const { round } = room;
  const drafts = useDrafts(room.assignments);
  const now = useNow();
  // The clock of the device may be wrong.
  const ahead = Date.parse(room.serverNow) - receivedAt;
  const isClosed =
    round !== null && (round.isClosed || (now !== null && now + ahead >= Date.parse(round.closesAt)));
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line pb-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-medium">{t.title}</span>, <span className="text-ink-2">{contest}</span>
        </p>
        {round && (
          <p className="text-ink-2">
            {t.round[round.number]}.{' '}
            {isClosed ? t.isClosed : t.closes(deadline(round.closesAt, room.contest.timeZone))}
          </p>
        )}
        <LeaveButton name={room.judgeName} drafts={drafts} onLeave={onLeave} />
      </div>
      <Content room={room} isClosed={isClosed} drafts={drafts} />
    </>
  );
}

interface ContentProps {
  room: JuryRoom;
  isClosed: boolean;
  drafts: Drafts;
}

function Content({ room, isClosed, drafts }: ContentProps) {
  const t = useTranslations('jury');
  const { round, assignments } = room;
  const planText = usePlanText(room);
  if (!round) return <Nothing title={t.noRound} text={planText} />;
  if (assignments.length === 0) return <Nothing title={t.noEntries} text={t.noEntriesText} />;
  return <Entries room={room} round={round} isClosed={isClosed} drafts={drafts} />;
}

/** The dates of the jury are known from the beginning, its rounds are not. */
function usePlanText({ plan, contest, serverNow }: JuryRoom): string {
  const t = useTranslations('jury');
  const { deadline, beginning } = useDeadlines();
  const noRoundText = useNoEmails() ? t.noRoundHere : t.noRoundText;
  if (!plan) return noRoundText;
  const { beginsAt, endsAt, entries, hours } = plan;
  const ends = deadline(endsAt, contest.timeZone);
  const dates =
    Date.parse(beginsAt) > Date.parse(serverNow)
      ? t.plan.later(beginning(beginsAt, contest.timeZone), ends)
      : t.plan.soon(ends);
  return [dates, t.plan.work(entries, hours), noRoundText].join(' ');
}

function Nothing({ title, text }: { title: string; text: string }) {
  const t = useTranslations('jury');
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <EmptyState drawing="no-entries" title={title} text={text} />
    </>
  );
}

interface EntriesProps extends ContentProps {
  round: Round;
}

function Entries({ room, round, isClosed, drafts }: EntriesProps) {
  const t = useTranslations('jury');
  const openPage = useOpenPage();
  const wanted = useSearch().get('entry');
  const { assignments } = room;
  // Not the first open one of each render: she would lose an entry that she submits on another device.
  const [first] = useState(() => assignments.find((assignment) => !isDone(assignment))?.position);
  const shown = assignments.find(({ position }) => String(position) === (wanted ?? String(first)));
  useShownFromTop(shown?.id);

  function go(place: number | 'done') {
    openPage(`/jury?entry=${place}`, { state: { keepsPlace: true } });
  }

  /** Goes to the next entry that is open, from here on and then from the first. */
  function goOn(after: number) {
    const others = assignments.filter(({ position }) => position !== after);
    const later = others.filter(({ position }) => position > after);
    const isOpen = (assignment: (typeof assignments)[number]) => !isDone(assignment);
    const next = later.find(isOpen) ?? others.find(isOpen);
    if (next) go(next.position);
    else go(isClosed && later[0] ? later[0].position : 'done');
  }

  return (
    <>
      {isClosed && <ClosedNotice room={room} />}
      {shown ? (
        <EntryRoom
          key={shown.id}
          assignment={shown}
          room={room}
          isClosed={isClosed}
          drafts={drafts}
          onNext={() => goOn(shown.position)}
          onBefore={() => go(shown.position - 1)}
        />
      ) : (
        <AllDone room={room} round={round} isClosed={isClosed} />
      )}
      {!isClosed && <p className="mt-6 max-w-[66ch] text-ink-2">{t.seen}</p>}
      <EntryList assignments={assignments} shown={shown?.position} isOpen={!shown} onGo={go} />
    </>
  );
}

/** With the result, a judge can compare her marks with those in its files. */
function ClosedNotice({ room: { letter, contest } }: { room: JuryRoom }) {
  const t = useTranslations('jury');
  return (
    <p className="mb-6 max-w-[66ch] border-l-3 border-zari pl-4">
      {t.closed}
      {letter !== null && (
        <>
          {' '}
          {t.inFiles(letter)}{' '}
          <Link className="text-link" to={`/contests/${contest.slug}/results`}>
            {t.toResult}
          </Link>
        </>
      )}
    </p>
  );
}

/** Another entry begins at its top, and a screen reader at its heading. */
function useShownFromTop(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    scrollTo(0, 0);
    focusHeading();
  }, [id]);
}

interface AllDoneProps {
  room: JuryRoom;
  round: Round;
  isClosed: boolean;
}

/** Where no entry is shown: the last one is submitted, or all were before. */
function AllDone({ room: { assignments, contest }, round, isClosed }: AllDoneProps) {
  const t = useTranslations('jury');
  const { deadline } = useDeadlines();
  const done = assignments.filter(isDone).length;
  const isAll = done === assignments.length;
  return (
    <>
      <h1 className="text-3xl">{t.title}</h1>
      <EmptyState
        drawing="no-favorites"
        title={isAll ? t.allDone : t.done(done, assignments.length)}
        text={isAll && !isClosed ? t.allDoneText(deadline(round.closesAt, contest.timeZone)) : undefined}
      />
    </>
  );
}
