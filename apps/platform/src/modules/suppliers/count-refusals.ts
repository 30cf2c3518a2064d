import type { Receipt, SupplierWallet } from './supplier-wallet.ts';
import type { WireCounter } from './wire-counts.ts';

/** The port of a wire, which counts what it refuses. */
export function countRefusals(port: SupplierWallet, counter: WireCounter): SupplierWallet {
  const counted =
    <Asked>(ask: (move: Asked) => Promise<Receipt>) =>
    async (move: Asked): Promise<Receipt> => {
      const receipt = await ask(move);
      if (receipt.outcome !== 'done' && receipt.outcome !== 'repeat') counter.add('refused');
      return receipt;
    };
  return {
    ...port,
    stake: counted(port.stake),
    win: counted(port.win),
    refundPart: counted(port.refundPart),
    award: counted(port.award),
    play: counted(port.play),
    cancel: counted(port.cancel),
    cancelRound: counted(port.cancelRound),
    cancelWin: counted(port.cancelWin),
    changeWin: counted(port.changeWin),
    adjust: counted(port.adjust),
    reserve: counted(port.reserve),
    draw: counted(port.draw),
    commit: counted(port.commit),
    release: counted(port.release),
  };
}
