import type { SupplierClient } from '@harmattan/supplier-clients/supplier-client';
import type { AnyClient, Scene } from '../scene.ts';
import type { Stage } from '../stage.ts';

export interface Case<Client extends AnyClient = SupplierClient> {
  name: string;
  /** Whether the wire or the stage has what it takes. */
  applies?(client: Client, stage: Stage): boolean;
  run(scene: Scene<Client>): Promise<void>;
}
