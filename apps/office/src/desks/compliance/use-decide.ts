import { useDecide as useSharedDecide } from '../../shared/view/use-decide.ts';

export const useDecide = (onClose: () => void) => useSharedDecide(onClose, ['compliance', 'cases']);
