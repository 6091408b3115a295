import { formatter } from '../../../lib/format';

const formatDay = formatter({ day: 'numeric', month: 'short' });
const formatHour = formatter({ hour: 'numeric', minute: '2-digit' });

interface Ticks {
  ticks: string[];
  label(hour: string): string;
}

/** The hours that the axis names: the first one of each day, or, if there is only one day, every hour. */
export function hourTicks(hours: string[]): Ticks {
  const days = hours.map(formatDay);
  const firsts = hours.filter((_, index) => index > 0 && days[index] !== days[index - 1]);
  return firsts.length > 0 ? { ticks: firsts, label: formatDay } : { ticks: hours, label: formatHour };
}
