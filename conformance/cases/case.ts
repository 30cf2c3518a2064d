import type { SupplierClient } from '@harmattan/supplier-clients/supplier-client';
import type { Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export interface Case {
  name: string;
  /** Whether the wire or the stage has what it takes. */
  applies?(client: SupplierClient, stage: Stage): boolean;
  run(scene: Scene): Promise<void>;
}
