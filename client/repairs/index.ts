/** All that another room may import; addresses are in urls.ts. */
export { bookings } from './booking/bookings';
export { tvTypes } from './labels';
export { counterAttempt } from './counterAttempt';
export { type RepairStatus, RepairStatusBadge, repairStatuses } from './public/RepairStatusBadge';
export { TrackSearch } from './public/tracking/TrackSearch';
export { WaitingRequests } from './public/waiting/LaterWaitingRequests';
export { toneStyle } from './tone';
