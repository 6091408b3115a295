import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { Icon, icons } from '../components/icon';
import { useMay } from '../components/use-may';
import { commonSentences } from '../lib/sentences';
import { contestOfAddress, isOfContest, withContest } from './contest-of-address';
import styles from './contest-bar.module.css';
import { ContestMenu } from './contest-menu';
import { rememberContest, rememberedContest } from './remembered-contest';
import { useContestOfBar } from './use-chosen-contest';
import { useListedContests } from './use-listed-contests';

const t = commonSentences.chosenContest;

interface Props {
  /** An element in the bar of the shell. An older shell has none: the chooser is above the page then. */
  slot: HTMLElement | null | undefined;
}

/** Says in the bar which contest the pages are about, and lets the owner choose another. A site without a contest has nothing there. */
export function ContestBar({ slot }: Props) {
  useContestInAddress();
  return slot === undefined ? <Chooser /> : slot && createPortal(<Chooser />, slot);
}

function Chooser() {
  const { data: contest } = useContestOfBar();
  const { data: contests } = useListedContests();
  const mayManage = useMay('site.manage');
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (box.current && !event.composedPath().includes(box.current)) setOpen(false);
    };
    addEventListener('pointerdown', closeOutside);
    return () => removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  if (contest === undefined || contests === undefined || contests.length === 0) return null;
  const title = contest?.title ?? t.unknown;
  // The owner of one contest finds the others, and a new one, in Set-up.
  if (contest && contests.length === 1)
    return (
      <span className={styles.name} title={title}>
        <Title>{title}</Title>
      </span>
    );

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={t.choose(title)}
        title={title}
        onClick={() => setOpen(!isOpen)}
        className={styles.button}
      >
        <span className={styles.name}>
          <Title>{title}</Title>
        </span>
        <Icon d={icons.down} />
      </button>
      {isOpen && (
        <ContestMenu
          contests={contests}
          chosen={contest?.id}
          mayManage={mayManage}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** A narrow screen cuts the words before the year. The year stays, because it tells one contest from another. */
function Title({ children: title }: { children: string }) {
  const [year = ''] = /\s\d{4}$/.exec(title) ?? [];
  return (
    <>
      <span className={styles.start}>{title.slice(0, title.length - year.length)}</span>
      {year && <span className={styles.year}>{year}</span>}
    </>
  );
}

/** Keeps the chosen contest in the addresses of its pages, so that a link leads to the same, and two tabs can have two. */
function useContestInAddress(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { data: contests } = useListedContests();
  const ofAddress = contestOfAddress(location);
  const isListed = (id: string | null | undefined) => contests?.some((contest) => contest.id === id) ?? false;

  useEffect(() => {
    const remembered = rememberedContest();
    if (ofAddress !== undefined) {
      if (isListed(ofAddress)) rememberContest(ofAddress);
    } else if (remembered !== null && isOfContest(location) && isListed(remembered)) {
      void navigate({ ...withContest(location, remembered), hash: location.hash }, { replace: true });
    }
  });
}
