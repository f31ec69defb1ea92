# Reads every STEP file in a folder with FreeCAD and prints a JSON line for each: volume, solids, validity.
# The folder comes in the environment, as FreeCAD takes every argument for a file to open; and this file must not be called
# after a module of FreeCAD's, or that is loaded in its place.
import glob, json, os, sys
import Part

for path in sorted(glob.glob(os.path.join(os.environ["CADWRIGHT_FOLDER"], "*.step"))):
    shape = Part.Shape()
    shape.read(path)
    print("READ " + json.dumps({
        "file": os.path.basename(path),
        "volume": sum(s.Volume for s in shape.Solids),
        "solids": len(shape.Solids),
        "valid": shape.isValid(),
    }))
sys.stdout.flush()
os._exit(0)
