import { skipToken } from '@apollo/client/react';
import { type FullRepairQuery, type TrackedRepairViewFragment, useFullRepairQuery } from '../../repairs.gen';

export interface FullRepair {
  record: FullRepairQuery['repair'];
  error: unknown;
  loading: boolean;
  retry: () => void;
}

/** The whole record behind a tracked repair, asked for only where its reader may see it. */
export function useFullRepair({ id, abilities }: TrackedRepairViewFragment): FullRepair {
  const { data, error, loading, refetch } = useFullRepairQuery(
    abilities.readInFull ? { variables: { id } } : skipToken,
  );
  return {
    record: (abilities.readInFull && data?.repair) || null,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
