import { useMediaQuery } from '../../ui/useMediaQuery';

/** Whether several columns of the board, or all that can be done with many repairs, have room side by side. */
export const useHasRoomForColumns = (): boolean => useMediaQuery('(min-width: 48rem)');
