import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api-error';
import { useServices } from '../../lib/services';

/** What is set already. Only the owner may ask; `enabled: false` reads what was asked before. */
export function useSettings({ enabled }: { enabled: boolean }) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['settings'],
    queryFn: async () => unwrap(await api.GET('/api/admin/settings')),
    staleTime: 0,
    enabled,
  });
}
