import { ownerText } from '@paattu/shared/locales';
import { type ReactNode, type Ref, useId } from 'react';
import { useLocale, useTranslations } from '../../translations/use-translations';
import type { Criterion } from './jury-query';
import { MOST, withHalf, writeMark } from './mark';

interface CriterionMarksProps {
  criterion: Criterion;
  mark: number | null;
  /** Open to marks, also by keys; else locked, not open yet, or over. */
  isOpen: boolean;
  isLocked: boolean;
  /** The element that gets the focus with each mark. */
  value: Ref<HTMLDivElement>;
  onMark(mark: number): void;
  /** Between the heading and the marks. */
  children?: ReactNode;
}

const WHOLE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A criterion: its weight, its mark, what marks mean, and the buttons that give one. */
export function CriterionMarks(props: CriterionMarksProps) {
  const { criterion, mark, isOpen, isLocked, value, onMark, children } = props;
  const t = useTranslations('jury');
  const { key, weight } = criterion;
  const id = useId();
  return (
    <section aria-labelledby={id} className="jury-criterion" data-open={isOpen || undefined}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id={id} className="text-xl">
          {t.criteria[key]}
        </h2>
        <span className="text-ink-2">{t.weight(weight)}</span>
        <div
          ref={value}
          className={`ml-auto min-w-12 text-right font-display text-2xl leading-none font-semibold ${mark === null ? 'text-ink-2' : ''}`}
          {...(isOpen && {
            role: 'spinbutton',
            tabIndex: 0,
            'aria-label': t.criteria[key],
            'aria-valuemin': 0,
            'aria-valuemax': MOST / 2,
            'aria-valuenow': mark === null ? undefined : mark / 2,
            'aria-valuetext': mark === null ? t.noMark : t.markOf(Math.floor(mark / 2), mark % 2 === 1),
          })}
        >
          {writeMark(mark)}
        </div>
      </div>
      {isLocked && <p className="text-leaf">{t.locked}</p>}
      {children}
      {isOpen && (
        <div role="group" aria-label={t.criteria[key]} className="jury-pad">
          {WHOLE.map((whole) => (
            <PadButton
              key={whole}
              isPressed={mark !== null && Math.floor(mark / 2) === whole}
              onPress={() => onMark(whole * 2)}
            >
              {whole}
            </PadButton>
          ))}
          <PadButton
            label={t.half}
            isPressed={mark !== null && mark % 2 === 1}
            onPress={() => onMark(withHalf(mark))}
          >
            ½
          </PadButton>
        </div>
      )}
      {!isLocked && <Guidance criterion={criterion} mark={mark} />}
    </section>
  );
}

interface PadButtonProps {
  label?: string;
  isPressed: boolean;
  onPress(): void;
  children: ReactNode;
}

/** For fingers and pointers. The keys reach the mark itself, so that Tab does not stop at twelve buttons. */
function PadButton({ label, isPressed, onPress, children }: PadButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isPressed}
      className="jury-mark"
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** What the owner wrote about the criterion, or else what 0, 5 and 10 mean. */
function Guidance({ criterion, mark }: { criterion: Criterion; mark: number | null }) {
  const t = useTranslations('jury');
  const locale = useLocale();
  const { key, guidance, guidanceMalayalam } = criterion;
  if (guidance)
    return (
      <p className="mt-4 wrap-anywhere whitespace-pre-line text-ink-2">
        {ownerText(locale, guidance, guidanceMalayalam)}
      </p>
    );
  const nearest = mark === null ? null : Math.round(mark / 10);
  return (
    <>
      <p className="mt-4 text-ink-2">{t.what[key]}</p>
      <dl className="mt-2 grid grid-cols-[2rem_minmax(0,1fr)] gap-y-1">
        {t.anchors[key].map((anchor, index) => (
          <div key={anchor} className="contents">
            <dt className="font-medium">{index * 5}</dt>
            <dd className={index === nearest ? '' : 'text-ink-2'}>{anchor}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
