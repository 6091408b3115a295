import type { NavigationCount } from '@paattu/api-client/console';

/** A larger number has no room beside the label. */
const MAX_COUNT = 999;

interface Props extends NavigationCount {
  className: string | undefined;
}

/** The number of what waits on a page; nothing while nothing waits. */
export function WaitingCount({ count, label, className }: Props) {
  if (count === 0) return null;
  return (
    <span className={className} title={label}>
      <span aria-hidden="true">{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
