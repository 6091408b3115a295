import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../data-provider';

/** A token works for an hour. */
const RENEW_MS = 30 * 60_000;

/** The token with which the site's pages show the draft, renewed while the page is open. */
export function usePreviewToken() {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['texts-preview'],
    queryFn: () => dataProvider.createTextsPreview(),
    staleTime: RENEW_MS,
    refetchInterval: RENEW_MS,
    // A device that slept shows no link that has expired.
    refetchOnWindowFocus: true,
  });
}
