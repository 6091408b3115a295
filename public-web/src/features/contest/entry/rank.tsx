import { useTranslations } from '../../../translations/use-translations';

const METALS = [
  { disc: '#d9a93a', rim: '#8a6414', ink: '#3b2a05' },
  { disc: '#c3c7cb', rim: '#6f767d', ink: '#22272b' },
  { disc: '#c98a5b', rim: '#7e4a24', ink: '#2f1705' },
];

/** A drawn medal for the first three ranks, then #4, #5 … */
export function Rank({ rank }: { rank: number }) {
  const t = useTranslations('contest');
  const metal = METALS[rank - 1];
  if (!metal)
    return (
      <span className="font-display text-lg font-[560] text-zari-text lining-nums">{t.top.rank(rank)}</span>
    );
  return (
    <svg viewBox="0 0 40 48" width="25" height="30" role="img" aria-label={t.top.medal(rank)}>
      <path d="M11 0h7l5 16-7 3zM29 0h-7l-5 16 7 3z" fill="var(--leaf)" />
      <path d="m20 13 3.5 3.2h-7z" fill="var(--leaf-2)" />
      <circle cx="20" cy="31" r="15.5" fill={metal.disc} stroke={metal.rim} strokeWidth="1.5" />
      <circle cx="20" cy="31" r="12" fill="none" stroke={metal.rim} strokeWidth="1" strokeDasharray="1.5 2" />
      <text
        x="20"
        y="37"
        textAnchor="middle"
        fontSize="17"
        fontWeight="600"
        fill={metal.ink}
        style={{ fontFamily: 'var(--font-display)' }}
      >
        {rank}
      </text>
    </svg>
  );
}
