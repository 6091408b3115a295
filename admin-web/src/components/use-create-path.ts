import { createContext, use, useCallback } from 'react';

/** The address of the page of each resource. */
export const PagePaths = createContext<Readonly<Record<string, string>>>({});

interface View {
  resource: string;
  type: 'list' | 'create' | 'edit' | 'show';
  id?: string | number | undefined;
}

/** As that of react-admin, which takes the name of a resource for the address of its page, and is not there yet while Home is shown. */
export function useCreatePath(): (view: View) => string {
  const paths = use(PagePaths);
  return useCallback(
    ({ resource, id, type }: View) => {
      const list = `/${paths[resource] ?? resource}`;
      if (type === 'create') return `${list}/create`;
      if (type === 'list' || id === undefined) return list;
      const record = `${list}/${encodeURIComponent(id)}`;
      return type === 'show' ? `${record}/show` : record;
    },
    [paths],
  );
}
