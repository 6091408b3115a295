import { createContext, use, useCallback } from 'react';
import { useCreatePath as useResourcePath } from 'react-admin';

/** The address of the page of each resource. */
export const PagePaths = createContext<Readonly<Record<string, string>>>({});

interface View {
  resource: string;
  type: 'list' | 'create' | 'edit' | 'show';
  id?: string | number | undefined;
}

/** As that of react-admin, which takes the name of a resource for the address of its page. */
export function useCreatePath(): (view: View) => string {
  const paths = use(PagePaths);
  const createPath = useResourcePath();
  return useCallback(
    ({ resource, id, type }: View) =>
      createPath({ resource: paths[resource] ?? resource, type, ...(id !== undefined && { id }) }),
    [createPath, paths],
  );
}
