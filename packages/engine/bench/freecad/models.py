# The models of ../models.ts in FreeCAD's Python, written as a FreeCAD user would: list booleans, makeFillet, makeThickness.
# Prints a JSON line for each with its volume and the median time to model, check and write STEP, start-up left out.
import json, math, os, statistics, sys, tempfile, time
import FreeCAD
import Part
from FreeCAD import Vector as V

RUNS = int(os.environ.get("CADWRIGHT_RUNS", "3"))
Z = V(0, 0, 1)


def centred_box(x, y, z, at=V(0, 0, 0)):
    return Part.makeBox(x, y, z, V(-x / 2, -y / 2, 0) + at)


def vertical(edge):
    return abs(abs(edge.tangentAt(edge.FirstParameter).z) - 1) < 1e-9


def plate():
    body = centred_box(220, 220, 8)
    body = body.makeFillet(10, [e for e in body.Edges if vertical(e)])
    holes = [Part.makeCylinder(4, 8, V(-90 + 20 * i, -90 + 20 * j, 0)) for i in range(10) for j in range(10)]
    body = body.cut(holes)
    top = max(body.Faces, key=lambda f: f.CenterOfMass.z)
    return body.makeFillet(2, top.OuterWire.Edges)


def bracket():
    body = centred_box(80, 50, 6).fuse(centred_box(6, 50, 60, V(-37, 0, 6)))
    triangle = Part.Face(Part.makePolygon([V(-34, -3, 6), V(10, -3, 6), V(-34, -3, 50), V(-34, -3, 6)]))
    body = body.fuse(triangle.extrude(V(0, 6, 0)))
    holes = [Part.makeCylinder(4.5, 6, V(22, y, 0)) for y in (15, -15)]
    holes += [Part.makeCylinder(4.5, 6, V(-40, y, 50), V(1, 0, 0)) for y in (15, -15)]
    body = body.cut(holes).removeSplitter()
    bend = [e for e in body.Edges if abs(e.CenterOfMass.x + 34) < 1e-6 and abs(e.CenterOfMass.z - 6) < 1e-6
            and e.Length > 5 and abs(e.tangentAt(e.FirstParameter).y) > 0.99]
    return body.makeFillet(3, bend)


def gear():
    m, z, alpha = 2.0, 24, math.radians(20)
    pitch, base, tip, root = m * z / 2, m * z / 2 * math.cos(alpha), m * z / 2 + m, m * z / 2 - 1.25 * m
    inv = lambda a: math.tan(a) - a
    half = math.pi / (2 * z) + inv(alpha)
    radii = [max(base, root) + (tip - max(base, root)) * k / 7 for k in range(8)]
    flank = [(r, half - inv(math.acos(min(1, base / r)))) for r in radii]
    at = lambda r, a: V(r * math.cos(a), r * math.sin(a), 0)
    edges, step = [], 2 * math.pi / z
    for k in range(z):
        c = k * step
        right = [at(r, c - a) for r, a in flank]
        left = [at(r, c + a) for r, a in reversed(flank)]
        root_right, root_left = at(root, c - flank[0][1]), at(root, c + flank[0][1])
        next_right = at(root, c + step - flank[0][1])
        for points in (right, left):
            curve = Part.BSplineCurve()
            curve.interpolate(points)
            edges.append(curve.toShape())
        edges.append(Part.LineSegment(root_right, right[0]).toShape())
        edges.append(Part.Arc(right[-1], at(tip, c), left[0]).toShape())
        edges.append(Part.LineSegment(left[-1], root_left).toShape())
        edges.append(Part.Arc(root_left, at(root, c + step / 2), next_right).toShape())
    outline = Part.Wire(Part.__sortEdges__(edges))
    return Part.Face(outline).extrude(V(0, 0, 10)).cut(Part.makeCylinder(4, 10))


def bolt():
    pitch, major, minor = 1.25, 4.0, 4.0 - 0.6134 * 1.25
    head = Part.Face(Part.makePolygon([V(13 / math.sqrt(3) * math.cos(a), 13 / math.sqrt(3) * math.sin(a), 0)
                                       for a in [math.pi / 3 * k for k in range(7)]])).extrude(V(0, 0, 5.3))
    shank = Part.makeCylinder(4, 30, V(0, 0, 5.3))
    helix = Part.makeHelix(pitch, 22, major)
    helix.translate(V(0, 0, 14.3))
    depth = major - minor
    tooth = Part.makePolygon([V(major + 0.05, 0, 14.3 - 0.5 * pitch), V(minor, 0, 14.3 - 0.125 * pitch),
                              V(minor, 0, 14.3 + 0.125 * pitch), V(major + 0.05, 0, 14.3 + 0.5 * pitch),
                              V(major + 0.05, 0, 14.3 - 0.5 * pitch)])
    groove = Part.Wire(helix).makePipeShell([Part.Wire(tooth)], True, True)
    return head.fuse(shank.cut(groove))


def enclosure():
    body = centred_box(100, 60, 40)
    body = body.makeFillet(6, [e for e in body.Edges if vertical(e)])
    top = max(body.Faces, key=lambda f: f.CenterOfMass.z)
    body = body.makeThickness([top], -2.5, 1e-3)
    posts = [Part.makeCylinder(3.5, 30, V(x, y, 2.5)) for x in (40.5, -40.5) for y in (20.5, -20.5)]
    return body.fuse(posts).removeSplitter()


folder = tempfile.mkdtemp()
for make in (plate, bracket, gear, bolt, enclosure):
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        shape = make()
        valid = shape.isValid()
        shape.exportStep(os.path.join(folder, "model.step"))
        times.append(1000 * (time.perf_counter() - start))
    print("RAN " + json.dumps({"model": make.__name__, "ms": statistics.median(times), "volume": shape.Volume, "valid": valid}))
sys.stdout.flush()
os._exit(0)
